import { sample, type Sources } from './sources.ts';

const surname =
  /^(Kim|Lee|Park|Choi|Jung|Jeong|Kang|Cho|Yoon|Jang|Lim|Han|Shin|Oh|Seo|Kwon|Hwang|Ahn|Song|Ryu|Yoo|Hong|Moon|Bae|Baek|Nam|Noh|Ha|Joo|Min|Son|Yang|Cha|Woo|Ko|Go|Heo|Jeon|Jin|Um|Won|Chun) /;

/** Koreans with their names in hangul and in Latin letters, as each spells it. */
export function koreanRows(sources: Sources): string[][] {
  const rows = sources
    .text('steveash+NETransliteration-COLING2018', 'data/wd_korean')
    .split('\n')
    .flatMap((line) => {
      const [latin = '', native = ''] = line.trim().split('\t');
      const isKorean = surname.test(latin) && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+-\p{L}+$/u.test(latin);
      return isKorean && /^[\uac00-\ud7af]{3}$/.test(native) ? [['korean', native, latin]] : [];
    });
  return sample(rows, 420);
}

/** Members of the National Assembly with their names in hangul, hanja and Latin letters. */
export function hangulHanjaRows(sources: Sources): string[][] {
  const rows = sources.csv('teampopong+data-assembly', 'assembly.csv').flatMap((row) => {
    const { name_kr: hangul = '', name_cn: hanja = '', name_en: latin = '' } = row;
    const words = latin.trim().toLowerCase().replaceAll('-', '').split(/\s+/);
    const isWhole = /^[\uac00-\ud7af]{2,4}$/.test(hangul) && /^[\u4e00-\u9fff\uf900-\ufaff]{2,4}$/.test(hanja);
    if (!isWhole || hangul.length !== hanja.length || words.length < 2) return [];
    const [last = '', ...given] = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
    return [[hangul, hanja, `${last} ${given.join('').replace(/(?<=.)\p{Lu}/gu, (letter) => letter.toLowerCase())}`]];
  });
  return sample(rows, 200);
}
