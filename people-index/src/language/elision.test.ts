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
  ])('finds the words after an elision in %s', (text, words) => {
    expect(wordsAfterElision(text).map(({ word }) => word)).toEqual(words);
  });

  it('gives the start of each word in the text', () => {
    expect(wordsAfterElision("Chef d'équipe")).toEqual([{ word: 'équipe', start: 7 }]);
  });
});

describe('foldWordsWithoutElisions', () => {
  it('removes elided articles only', () => {
    expect(foldWordsWithoutElisions("Chef d'équipe")).toEqual(['chef', 'equipe']);
    expect(foldWordsWithoutElisions("Sa'id")).toEqual(['said']);
    expect(foldWordsWithoutElisions("l'a d'O")).toEqual(['la', 'do']);
  });
});

describe('wordsWithLetter and joinSingleLetters', () => {
  it('join a single letter to a longer word after it', () => {
    expect(wordsWithLetter(['chef', 'd', 'equipe'])).toEqual(['dequipe']);
    expect(joinSingleLetters(['chef', 'd', 'equipe', 'd', 'exploitation'])).toEqual([
      'chef',
      'dequipe',
      'dexploitation',
    ]);
  });

  it('do not join a letter before another letter or at the end', () => {
    expect(wordsWithLetter(['j', 'p', 'martin', 'x'])).toEqual(['pmartin']);
    expect(joinSingleLetters(['j', 'p', 'martin', 'x'])).toEqual(['j', 'pmartin', 'x']);
  });
});
