/** Kana for a foreign v, which is also written as b: ヴァージニア is バージニア. */
const foreignV: readonly (readonly [v: RegExp, b: string])[] = [[/ヴァ/g, 'バ'], [/ヴィ/g, 'ビ'], [/ヴェ/g, 'ベ'], [/ヴォ/g, 'ボ'], [/ヴ/g, 'ブ']]; // prettier-ignore

/** A name in kana with b for v. */
export function plainKana(name: string): string {
  if (!name.includes('ヴ')) return name;
  return foreignV.reduce((plain, [v, b]) => plain.replace(v, b), name);
}
