import { describe, expect, it } from 'vitest';
import { foldWordsWithoutElisions, joinSingleLetters, wordsAfterElision, wordsWithLetter } from './elision.ts';

describe('wordsAfterElision', () => {
  it.each([
    ["Responsable d'équipe", ['équipe']],
    ['Chargée d’exploitation de l’Est', ['exploitation', 'Est']],
    ["l'O'Neill", ["O'Neill", 'Neill']],
    ["dell'Orto", ['Orto']],
    ["Val-d'Isère", ['Isère']],
    ['D´Angelo', ['Angelo']],
    ['L’Haÿ-les-Roses', ['Haÿ']],
    ["Sa'id", []],
    ["Solov'eva", []],
    ["women's", []],
    ['Hawai‘i', []],
    ['Nuʿman', []],
    ["'Ali", []],
    ["D'", []],
    ["d'O", []],
    ['Jean-Pierre', []],
  ])('finds those of %s', (text, words) => {
    expect(wordsAfterElision(text).map(({ word }) => word)).toEqual(words);
  });

  it('says where each word begins', () => {
    expect(wordsAfterElision("Chef d'équipe")).toEqual([{ word: 'équipe', start: 7 }]);
  });
});

describe('foldWordsWithoutElisions', () => {
  it('leaves out the article, and nothing of other words', () => {
    expect(foldWordsWithoutElisions("Chef d'équipe")).toEqual(['chef', 'equipe']);
    expect(foldWordsWithoutElisions("Sa'id")).toEqual(['said']);
    expect(foldWordsWithoutElisions("l'a d'O")).toEqual(['la', 'do']);
  });
});

describe('a single letter', () => {
  it('is joined with a longer word after it', () => {
    expect(wordsWithLetter(['chef', 'd', 'equipe'])).toEqual(['dequipe']);
    expect(joinSingleLetters(['chef', 'd', 'equipe', 'd', 'exploitation'])).toEqual([
      'chef',
      'dequipe',
      'dexploitation',
    ]);
  });

  it('stays alone before another one and at the end', () => {
    expect(wordsWithLetter(['j', 'p', 'martin', 'x'])).toEqual(['pmartin']);
    expect(joinSingleLetters(['j', 'p', 'martin', 'x'])).toEqual(['j', 'pmartin', 'x']);
  });
});
