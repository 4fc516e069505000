import { sample, type Sources } from './sources.ts';

/** Members of the Congress with a middle name or a nickname. */
export function congressRows(sources: Sources): string[][] {
  const text = sources.text('unitedstates+congress-legislators', 'legislators-current.yaml');
  const rows = [...text.matchAll(/^ {2}name:\n((?: {4}.*\n)+)/gm)].flatMap(([, block = '']) => {
    const value = (key: string): string =>
      new RegExp(`^ {4}${key}: '?(.*?)'?$`, 'm').exec(block)?.[1]?.replaceAll("''", "'") ?? '';
    const [first, middle, nickname, last] = ['first', 'middle', 'nickname', 'last'].map(value) as [
      string,
      string,
      string,
      string,
    ];
    const isWhole =
      /^\p{L}{3,}$/u.test(first) && (middle === '' || /^\p{L}{3,}$/u.test(middle)) && !nickname.includes('.');
    return isWhole && (middle !== '' || nickname !== '') ? [[first, middle, nickname, last]] : [];
  });
  return sample(rows, 240);
}
