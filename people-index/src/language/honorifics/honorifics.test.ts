import { describe, expect, it } from 'vitest';
import { foldWords } from '../fold.ts';
import { withoutAnyTitles, withoutHonorifics, withoutOuterTitles } from './honorifics.ts';

describe('titles', () => {
  it('are removed in any position if they cannot be names', () => {
    expect(withoutHonorifics(['dr', 'jean', 'dupont'])).toEqual(['jean', 'dupont']);
    expect(withoutHonorifics(['dupont', 'phd'])).toEqual(['dupont']);
    expect(withoutHonorifics(['herr', 'prof', 'dr', 'muller'])).toEqual(['muller']);
  });

  it('are kept if they may be the name', () => {
    expect(withoutHonorifics(['don', 'quixote'])).toEqual(['don', 'quixote']);
    expect(withoutHonorifics(['tan', 'huat', 'meng'])).toEqual(['tan', 'huat', 'meng']);
    expect(withoutHonorifics(['tan', 'sri', 'huat', 'meng'])).toEqual(['huat', 'meng']);
    expect(withoutHonorifics(['chi', 'wai', 'tsang'])).toEqual(['chi', 'wai', 'tsang']);
    expect(withoutHonorifics(['ji', 'young', 'lee'])).toEqual(['ji', 'young', 'lee']);
    expect(withoutHonorifics(['selvi', 'murugan'])).toEqual(['selvi', 'murugan']);
    expect(withoutHonorifics(['selvi', 'lakshmi', 'murugan'])).toEqual(['lakshmi', 'murugan']);
    expect(withoutHonorifics(['mr'])).toEqual(['mr']);
  });

  it.each([
    ['Maria Rossi nata Bianchi', 'maria rossi bianchi'],
    ['Nata Maria Silva', 'nata maria silva'],
    ['Jean Marc Aka', 'jean marc aka'],
  ])('include words for a former name between two surnames, but not at the start or end: %s', (text, name) => {
    expect(withoutHonorifics(foldWords(text)).join(' ')).toBe(name);
  });

  it.each([
    ['Prof. Dr. rer. nat. Anna Braun', 'anna braun'],
    ['Dipl.-Ing. Gruber', 'gruber'],
    ['Dott.ssa Rossi', 'rossi'],
    ["Dato' Sri Ahmad Faisal", 'ahmad faisal'],
    ['Exmo. Sr. Dr. João Silva', 'joao silva'],
    ['김민준 씨', '김민준'],
    ['ד"ר כהן', 'כהן'],
    ['г-н Заболотный', 'заболотный'],
  ])('may have several words or be in another script: %s', (text, name) => {
    expect(withoutHonorifics(foldWords(text)).join(' ')).toBe(name);
  });

  it.each([
    ['Takenouchi-san', 'takenouchi'],
    ['남궁민준님', '남궁민준'],
    ['田中様', '田中'],
    ['王老师', '王'],
    ['นายสมชาย ใจดี', 'สมชาย ใจดี'],
    ['Ahmet Bey', 'ahmet'],
    ['Jane Doe, Ph.D., M.B.A.', 'jane doe'],
    ['U Thant', 'thant'],
    ['Don', 'don'],
    ['San', 'san'],
  ])('are removed at both ends, but never the whole text: %s', (text, name) => {
    expect(withoutOuterTitles(foldWords(text)).join(' ')).toBe(foldWords(name).join(' '));
  });

  it('are removed in the middle by withoutAnyTitles, unless no name remains', () => {
    expect(withoutAnyTitles(foldWords('Mehmet Bey Kaya'))).toEqual(['mehmet', 'kaya']);
    expect(withoutAnyTitles(['don', 'san'])).toEqual(['don', 'san']);
  });
});
