import { type MakeCases, type Recorded, recordedAs, shuffled, type TestCase } from './test-case.ts';
import { peopleOf, scriptRowsOf } from './data.ts';
import { nativeRecorded } from './across-scripts.ts';

/** The keys of three rows of a keyboard, as labelled on a US keyboard and on other layouts. */
const us = "qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const layouts: Readonly<Record<string, string>> = {
  russian: 'йцукенгшщзхъфывапролджэячсмитьбю.',
  ukrainian: 'йцукенгшщзхїфівапролджєячсмитьбю.',
  greek: ";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,./",
  hebrew: "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.",
  arabic: 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤر_ىةوزظ',
}; // prettier-ignore

/** Consonants and vowels of the Korean two-set layout. */
const hangulKeys = {
  first: ['r', 'R', 's', 'e', 'E', 'f', 'a', 'q', 'Q', 't', 'T', 'd', 'w', 'W', 'c', 'z', 'x', 'v', 'g'],
  middle: ['k', 'o', 'i', 'O', 'j', 'p', 'u', 'P', 'h', 'hk', 'ho', 'hl', 'y', 'n', 'nj', 'np', 'nl', 'b', 'm', 'ml', 'l'],
  last: ['', 'r', 'R', 'rt', 's', 'sw', 'sg', 'e', 'f', 'fr', 'fa', 'fq', 'ft', 'fx', 'fv', 'fg', 'a', 'q', 'qt', 't', 'T', 'd', 'w', 'c', 'z', 'x', 'v', 'g'],
}; // prettier-ignore

/** The keys pressed for a name in hangul, as characters of a US keyboard. */
function hangulAsLatin(name: string): string {
  return [...name]
    .map((letter) => {
      const index = letter.charCodeAt(0) - 0xac00;
      if (index < 0 || index > 11_171) return letter;
      const [first, middle, last] = [Math.floor(index / 588), Math.floor((index % 588) / 28), index % 28];
      return `${hangulKeys.first[first]}${hangulKeys.middle[middle]}${hangulKeys.last[last]}`;
    })
    .join('');
}

function pressed(text: string, from: string, to: string): string | undefined {
  const letters = [
    ...text
      .normalize('NFD')
      .replace(/[\u0300-\u0305\u0307\u0309-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase(),
  ].map((letter) => {
    const key = [...from].indexOf(letter);
    return letter === ' ' ? ' ' : [...to][key];
  });
  return letters.includes(undefined) ? undefined : letters.join('');
}

/** Names typed on the keyboard layout of another script. */
export const wrongLayout: MakeCases = (wanted, random) => {
  const latin = shuffled(peopleOf().filter(({ first, last }) => /^[a-z]+$/i.test(first + last)), random); // prettier-ignore
  const added = (recorded: Recorded, text: string | undefined, name: string): TestCase[] =>
    text === undefined ? [] : [{ class: 'wrongLayout', recorded, text, alsoRelevant: [name] }];
  const each = Math.floor(wanted / 10);
  const cases = ['russian', 'ukrainian', 'greek', 'hebrew'].flatMap((layout) => {
    const letters = layouts[layout] ?? '';
    const typedLatin = latin
      .splice(0, 450)
      .flatMap(({ first, last }) =>
        added({ first, last }, pressed(`${first} ${last}`, us, letters), `${first} ${last}`),
      );
    const typedNative = shuffled(scriptRowsOf(layout), random).flatMap(({ native, latin: own }) =>
      added(nativeRecorded(native, layout), pressed(native, letters, us), own),
    );
    return [...typedLatin.slice(0, each), ...typedNative.slice(0, each)];
  });
  const arabic = shuffled(scriptRowsOf('arabic'), random).flatMap(({ native, latin: own }) =>
    added(nativeRecorded(native, 'arabic'), pressed(native, layouts.arabic ?? '', us), own),
  );
  const korean = shuffled(scriptRowsOf('korean'), random).map(({ native, latin: own }, index): TestCase => ({
    class: 'wrongLayout',
    recorded: index % 2 === 0 ? nativeRecorded(native, 'korean') : recordedAs(own, true),
    text: hangulAsLatin(native),
    alsoRelevant: [native, own],
  }));
  return shuffled([...cases, ...arabic.slice(0, each), ...korean.slice(0, each)], random);
};
