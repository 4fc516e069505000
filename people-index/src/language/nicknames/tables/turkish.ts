/**
 * Turkish nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia, "Hypocorism".
 */
export const turkish = `
abdullah: apo apdullah abdul
abdurrahman: rahman
ahmet: ahmo
ali: alis
ali riza: aliriza
ayse: ays aysecik
aysegul: ays gul
bulent: bulo
burak: buri
cemal: cemo
cengiz: cenk
deniz: deno
ebru: ebo
emine: emos
erdogan: erdo
ersin: erso
fatih: fato
fatma: fatos fadime
gokhan: goko
gulsen: gul
hakan: hako
halil ibrahim: halil ibo
hasan: haso
hatice: hatce hatus
hayriye: hayris
huseyin: huso hus
ibrahim: ibo
ilker: ilko
ismail: ismo iso
kemal: kemo
mahmut: maho
mehmet: memo memet mehmo memis
mehmet ali: memoli
merve: mervo
mesut: meso
metin: meto
muhammed: memo muho
muhammet: memo
murat: muro
mustafa: mustuk mistik musti mustik
nurettin: nuri
omer: omo
osman: osmo osi
ozgur: ozzy
ramazan: ramo
recep: reco
sabahattin: sabo
selahattin: selo
serdar: serdo
sukru: suko
suleyman: sulo
tayfun: tayfo
ugur: ugo
volkan: volko
yasemin: yaso
yusuf: yusi
zeynep: zeyno zey
`;
