import { transliterator } from './transliterator.ts';

const armenianLetters = `
  ա=a բ=b գ=g դ=d ե=e զ=z է=e ը=y թ=t ժ=zh ի=i լ=l խ=kh ծ=ts կ=k հ=h ձ=dz ղ=gh ճ=ch մ=m յ=y ն=n շ=sh ո=o չ=ch պ=p ջ=j ռ=r ս=s վ=v տ=t ր=r ց=ts
  ւ=v փ=p ք=k օ=o ֆ=f և=ev ու=u եւ=ev եա=ya
`;
const armenian = transliterator(armenianLetters);
const armenianH = transliterator(armenianLetters, 'յ=h');
/** Western Armenian swaps the voiced and voiceless consonants of Eastern Armenian. */
const western = transliterator(armenianLetters, 'բ=p պ=b գ=k կ=g դ=t տ=d ջ=ch ճ=j ծ=dz ձ=ts յ=y ւ=v իւ=u');

/** Latin spellings of a folded Armenian word: Eastern, as in passports and as families abroad spell it, and Western. */
export function romanizeArmenian(word: string): readonly string[] {
  const initial = word.replace(/^ո(?!ւ|վ)/, 'վո');
  const eastern = armenian(initial);
  const french = eastern.replaceAll('u', 'ou').replaceAll('sh', 'ch');
  return [
    eastern,
    eastern.replace(/yan$/, 'ian'),
    armenian(word),
    `${word.startsWith('ե') ? 'y' : ''}${eastern}`,
    eastern.replaceAll('gh', 'g').replaceAll('kh', 'x'),
    western(word).replace(/yan$/, 'ian'),
    french.replace(/yan$/, 'ian'),
    armenianH(word),
  ];
}

const georgianLetters = `
  ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh რ=r ს=s ტ=t უ=u ფ=p ქ=k ღ=gh ყ=q შ=sh ჩ=ch ც=ts ძ=dz წ=ts ჭ=ch ხ=kh ჯ=j ჰ=h ჲ=y
`;
const georgian = transliterator(georgianLetters);
const georgianStyles = [
  'ფ=f ყ=k',
  'ხ=h ყ=k ღ=g',
  'შ=ch ჩ=tch ჭ=tch უ=ou ყ=k',
  'ჯ=dj ყ=k',
  'ვ=w ზ=s ჟ=sch შ=sch ჩ=tsch ჭ=tsch ც=z წ=z ძ=ds ხ=ch ჯ=dsch',
].map((style) => transliterator(georgianLetters, style));

/** Latin spellings of a folded Georgian word: in the national system, in earlier ones, and in those of other languages. */
export function romanizeGeorgian(word: string): readonly string[] {
  const national = georgian(word);
  return [
    national,
    national.replace(/i$/, ''),
    national.replaceAll('q', 'k'),
    ...georgianStyles.map((style) => style(word)),
  ];
}
