import type { Random } from '../random.ts';
import type { Culture } from './cultures.ts';
import type { Name, NameForm } from './name-list.ts';

export interface PersonName {
  firstName: string;
  lastName: string;
  otherNames: string[];
  /** The name as spelled in a mail address, in Latin letters: `jean-pierre.le-gall`. */
  address: string;
  isWoman: boolean;
}

interface Parts {
  given: NameForm;
  family: NameForm;
}

function joined(left: NameForm, separator: string, right: NameForm): NameForm {
  return {
    latin: left.latin + separator + right.latin,
    native: left.native === '' || right.native === '' ? '' : left.native + separator + right.native,
    plain: left.plain + separator + right.plain,
    address: `${left.address}-${right.address}`,
  };
}

function literal(latin: string): NameForm {
  return { latin, native: '', plain: latin, address: latin.toLowerCase().replace(/[^a-z]/g, '') };
}

const middlesOfWomen = ['Thị', 'Thị', 'Thị', 'Ngọc', 'Thu', 'Thanh', 'Minh', 'Bảo'];
const middlesOfMen = ['Văn', 'Văn', 'Đức', 'Hữu', 'Minh', 'Quốc', 'Xuân', 'Công', 'Thanh'];

function drawSurname(culture: Culture, random: Random): Name {
  const isRare = culture.rareSurnames !== undefined && random.chance(culture.rareShare);
  return (isRare ? (culture.rareSurnames as typeof culture.surnames) : culture.surnames).draw(random);
}

function drawFamily(culture: Culture, random: Random, isWoman: boolean): NameForm {
  const surname = drawSurname(culture, random);
  const family = isWoman ? surname.woman : surname.man;
  switch (culture.style) {
    case 'two':
      return random.chance(0.72)
        ? joined(family, random.chance(0.04) ? '-' : ' ', drawSurname(culture, random).man)
        : family;
    case 'particles': {
      if (random.chance(0.3)) return family;
      const particle = random.chance(0.25) ? literal(family.latin.endsWith('s') ? 'dos' : 'da') : undefined;
      const last = particle ? joined(particle, ' ', family) : family;
      return random.chance(0.6) ? joined(drawSurname(culture, random).man, ' ', last) : last;
    }
    case 'hyphen':
      return isWoman && random.chance(0.08)
        ? joined(family, random.chance(0.7) ? '-' : ' ', drawSurname(culture, random).man)
        : family;
    default:
      return culture.id === 'dutch' && random.chance(0.4) ? withSmallParticle(family) : family;
  }
}

/** `van` is lower-case after a first name in the Netherlands, and capitalized in Flanders. */
function withSmallParticle(family: NameForm): NameForm {
  const small = (text: string): string =>
    text.replace(/^(?:Van|De|Ten|Op)(?: (?:de|der|den))? /, (particle) => particle.toLowerCase());
  return { ...family, latin: small(family.latin), plain: small(family.plain) };
}

function nativeText({ given, family }: Parts, culture: Culture): string {
  if (given.native === '' || family.native === '') return '';
  return culture.isFamilyFirst ? family.native + given.native : `${given.native} ${family.native}`;
}

/** Other names: own script, everyday forms, a middle name, the name before marriage. */
function drawOtherNames(culture: Culture, name: Name, parts: Parts, random: Random, isWoman: boolean): string[] {
  const { given, family } = parts;
  const names: string[] = [];
  const native = nativeText(parts, culture);
  if (native !== '' && random.chance(0.75)) names.push(native);
  if (name.nicknames.length > 0 && random.chance(0.3)) names.push(`${random.pick(name.nicknames)} ${family.latin}`);
  if (culture.style === 'middle') names.push(`${family.latin} ${given.latin}`);
  const hasMiddleName = culture.id === 'american' || culture.id === 'english';
  if (hasMiddleName && random.chance(0.08)) {
    const middle = (isWoman ? culture.women : culture.men).draw(random).man.latin;
    names.push(`${given.latin} ${middle} ${family.latin}`);
  }
  if (isWoman && native === '' && random.chance(0.04)) {
    names.push(`${given.latin} ${drawSurname(culture, random).woman.latin}`);
  }
  return names;
}

/** Draws a person's name from a naming culture. */
export function drawName(culture: Culture, random: Random): PersonName {
  const isWoman = random.chance(0.39);
  const made = isWoman ? culture.madeWomen : culture.madeMen;
  const givenNames =
    made !== undefined && random.chance(culture.madeShare) ? made : isWoman ? culture.women : culture.men;
  const name = givenNames.draw(random);
  let given = name.man;
  const family = drawFamily(culture, random, isWoman);
  if (culture.style === 'middle') {
    const middle = random.pick(isWoman ? middlesOfWomen : middlesOfMen);
    given = { ...given, latin: `${middle} ${given.latin}` };
  }
  if (culture.style === 'single' && random.chance(0.12)) {
    return { firstName: '', lastName: given.latin, otherNames: [], address: given.address, isWoman };
  }
  const parts = { given, family };
  const otherNames = drawOtherNames(culture, name, parts, random, isWoman);
  const address = given.address === '' ? family.address : `${given.address}.${family.address}`;
  const native = nativeText(parts, culture);
  const style = random.next();
  if (native !== '' && style < 0.05) {
    const others = [`${given.latin} ${family.latin}`, ...otherNames.filter((other) => other !== native)];
    return { firstName: given.native, lastName: family.native, otherNames: others, address, isWoman };
  }
  const isPlain = style > 0.92 && culture.style !== 'middle';
  return {
    firstName: isPlain ? given.plain : given.latin,
    lastName: isPlain ? family.plain : family.latin,
    otherNames,
    address,
    isWoman,
  };
}
