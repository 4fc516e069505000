import { isParticle } from './particles.ts';

/**
 * Written abbreviations of names: `name: abbreviation abbreviation`, folded. First names and surnames. Compiled for this project from
 * common knowledge; compare Wikipedia, "Anexo:Abreviaturas de nombres" and "List of abbreviations of English given names".
 */
const table = `
francisco: fco frco fcisco
francisca: fca fcisca
antonio: anto ant
antonia: anta
manuel: ml mnl manl
jose: je jph
maria: ma mria
juan: jn
fernando: fdo ferndo
alfonso: alf
guillermo: gmo guillmo
guadalupe: gpe glpe
eduardo: edo
ricardo: rdo
gerardo: gdo
leopoldo: lpdo
bernardo: bdo
alejandro: alejo alej
roberto: rbto rto
alberto: albto
gilberto: gilbto
humberto: hto
concepcion: concep cpn
ascension: asc
encarnacion: encar
consuelo: cons
dolores: dls
rosario: rsrio
mercedes: mdes mcds
domingo: dgo domgo
gonzalo: gzlo
jacinto: jto
patricio: pcio
ignacio: igno
tomas: ts
martin: mtn
santiago: stgo sgo
fernandez: fdez fdz fndez frdez fernz
rodriguez: rdguez rguez rdgz rdz rodgz rodz rgz
gonzalez: glez gzlez gzlz gonz glz gzz gnz
gonzales: glez gonz
hernandez: hdez hndez hdz hrdz
martinez: mtnez mtez mtz mnez mtinez
sanchez: sachz schez snchez snz shez
lopez: lpez lpz
perez: prez prz pz
gomez: gmez gmz gz
diaz: dz
dominguez: dguez dmguez dgez dminguez
jimenez: jnez jmnez jmez jmz
gutierrez: gtez gtrrez gutrez gtz
vazquez: vqez vzqz vzquez
velazquez: vlzqz
ramirez: rmirez rmz rmrez
alvarez: alvz alvrez avz
suarez: srez sz
juarez: jrez
torres: trs
garcia: gcia ga garc
ruiz: rz
benitez: btez
marquez: mqez mrqz
mendez: mdez mndz
nunez: nnez nz
ortiz: otz
munoz: mnoz mz
ibanez: ibz
estevez: estz
santos: stos
oliveira: olra oliv
ferreira: fra ferra
pereira: pra per
fernandes: fdes fernds
rodrigues: rgues roiz rodr
goncalves: glz gves gonc
martins: mtins
antunes: antes
henriques: henrs
muhammad: mohd mhd muhd md mohmd moh
mohammed: mohd mhd muhd md moh mohamd
mohamed: mohd mhd muhd md moh med mhamed
mohammad: mohd mhd muhd md moh
muhammed: mohd mhd muhd md
mohamad: mohd mhd muhd md
ahmad: ahmd amd
mahmud: mhmd
abdullah: abd abdlh
binti: bt bte bnti
syed: sd
shaikh: sk shk
sheikh: sk shk
kumar: kr
kumari: km
singh: sgh
lakshmi: lxmi
venkata: vnkta
mohan: mhn
chandra: ch chdra
prasad: pd prsd
ranjan: rjn
banerjee: bnrj
krishna: kr krsna
begum: bgm
khatun: khtn
william: wm wllm wlm
charles: chas chs
thomas: thos tho ths
james: jas jms
john: jno jn jhn
joseph: jos jsph
george: geo geog
samuel: saml sam
robert: robt rbt
richard: richd rchd
edward: edw edwd
edwin: edwn
henry: hy hen
benjamin: benj benjn
daniel: danl
alexander: alexr alx
frederick: fredk fredc
frederic: fredc
jonathan: jona jonn
nathaniel: nathl nath
nicholas: nichs nics
matthew: mattw
michael: michl mchl
theodore: theo
timothy: timy
zachariah: zach
albert: albt
arthur: arth
gilbert: gilbt
herbert: herbt
hubert: hubt
rupert: rupt
andrew: andw
archibald: archd
augustus: augs
augustin: augn
christopher: chr xopher xpher christ chris xtopher
christian: chr xtian xn
christina: chr xtina
christine: chr xtine
christoph: chr
christa: chr
catherine: cath cathne
katherine: kath
margaret: margt mgt
elizabeth: eliz elizth
philip: phil phlp
patrick: patk
stephen: steph stphn
walter: walt waltr
reginald: regd
ebenezer: eben
barbara: barb
dorothy: doro
deborah: debh
giovanni: gio gvnni
giuseppe: gius gpp
francesco: fco franc fsco
antonino: nino
giacomo: gco giac
domenico: dom domco
lorenzo: lor lorzo
bartolomeo: bart bartmo
vincenzo: vinc vinco
johann: joh
johannes: joh johs
johanna: joh
friedrich: fr friedr frdr
wilhelm: wilh whm
heinrich: hch heinr
gottfried: gottfr
bernhard: bernh bhd
gerhard: gerh ghd
reinhard: reinh
eberhard: eberh
leonhard: leonh
burkhard: burkh
manfred: manfr
siegfried: siegfr
gottlieb: gottl
ludwig: ludw
konrad: konr
karlheinz: khz
jean: jn
pierre: pre
francois: fcois frs fs
francoise: fcoise
jacques: jques jcqs
philippe: phe ph phil
antoine: ant
guillaume: gme guill
dominique: dque
frederique: fque
veronique: vque
christophe: chr xophe xtophe
nicolas: nic ncs
theophile: th
theodor: thdr
cornelis: corns
hendrik: hendr hk
pieter: ptr
jacobus: jac jacs
willem: wm
gerrit: gt
stanislaw: stan stw
wladyslaw: wlad wl
kazimierz: kaz
aleksandr: al
alexandros: alex
konstantinos: kon kwn konst
georgios: geo gewrg
dimitrios: dim
joao: jo jno
saint: st
sainte: ste
santa: sta
nguyen: ng ngn ngyn
tran: trn
huynh: hnh
pham: phm
hoang: hg
`;

/** Full names by abbreviation, and abbreviations by full name. */
const counterparts = new Map<string, string[]>();

function add(from: string, to: string): void {
  const known = counterparts.get(from);
  if (known === undefined) counterparts.set(from, [to]);
  else if (!known.includes(to)) known.push(to);
}

for (const line of table.trim().split('\n')) {
  const [name = '', abbreviations = ''] = line.split(': ');
  for (const abbreviation of abbreviations.split(' ')) {
    add(abbreviation, name);
    // Abbreviations that are also particles are not looked up for a full name, since they are part of many names: Abd.
    if (!isParticle(abbreviation)) add(name, abbreviation);
  }
}

const none: readonly string[] = [];

/** The names that a folded word abbreviates, and its own abbreviations: `fernandez` for `fdez`, and the other way round. */
export function abbreviationsOf(word: string): readonly string[] {
  return counterparts.get(word) ?? none;
}

/** Abbreviations of Dutch, Romance and German particles by their initials: "vd Hoeven" is "van der Hoeven". */
const particleInitials = new Set(['vd', 'vh', 'vt', 'dl', 'zd', 'ud', 'od']);

/** Whether a folded word is the initials of particles. */
export function isParticleInitials(word: string): boolean {
  return particleInitials.has(word);
}
