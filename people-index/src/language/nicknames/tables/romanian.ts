/**
 * Romanian nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia,
 * "Hypocorism".
 */
export const romanian = `
adrian: adi
adriana: adi
alexandra: alexa sanda ale
alexandru: alex sandu alecu alecsandru
alina: ali
ana: anuta anicuta anca
ana maria: anamaria
anastasia: tasia nastasia
andreea: andra deea
andrei: andreias
anton: toni
antonia: toni
aurel: relu
aurelia: rela
aurora: rora
bogdan: bogdanel dan
camelia: cami
carmen: carmina
catalin: cata
catalina: cata
cezar: cezi
constanta: tanta
constantin: costel costica costi dinu costache titi
corina: cori
cornel: cornelus nelu
cornelia: nela cora
cosmin: cosmi
cristian: cristi
cristina: cristi cris tina
dan: danut
daniel: dani dan
daniela: dana dani
dimitrie: mitica
doina: doinita
dumitru: mitica dumi mitu
ecaterina: catinca cati katy ecat
elena: lenuta ileana nuti lena nuta
elisabeta: veta lisaveta beti
emanuel: manu
emil: milu
eugen: genu
eugenia: jeni geni
filip: filipel
florentina: flori
florin: flo florinel
florina: flori
gabriel: gabi
gabriela: gabi
george: gigi gogu
georgeta: geta
georgiana: geo
gheorghe: gigi gogu ghita gicu george
grigore: grig
horatiu: hori
ilie: ilica
ioan: ionel nelu ionut jean
ioana: oana ioanna jana
ion: ionel nelu ionica nica ionut
ionela: nela
ionut: ionel
irina: iri
iulia: iuli
iulian: iuli
laurentiu: lau laur
lavinia: lavi
lidia: lidi
liliana: lili
liviu: livi
lucia: luci
lucian: luci
ludmila: mila
luminita: lumi
magdalena: magda lena
marcel: marci
margareta: reta margo
maria: marioara maricica mia mariuca mitza mioara
marian: mari
mariana: mari nana
marin: marinel
marius: mari
mihaela: miha ela
mihai: mihaita misu mihut
mihail: misu mihai
mircea: mirciulica
mirela: mire
monica: moni
nicolae: nicu culae nae nicusor
nicoleta: nico nicole
octavia: tavi
octavian: tavi
olimpia: olga
ovidiu: ovi
paul: paulica
pavel: pavelas
petre: petrica
petru: petrica
radu: raducu
raluca: ralu
ramona: mona
razvan: razvi
roxana: roxi
ruxandra: ruxi sanda
sebastian: sebi
silvia: silvi
silviu: silvi
simona: simo
sorin: sorinel
stefan: fane stef stefanita
stefania: stefi fana
teodor: teo doru tudor
teodora: teo dora
tiberiu: tibi
traian: traienel
tudor: tudorel
valentin: vali
valentina: vali
valeriu: vali
vasile: vasilica lica sile
vasilica: lica
victor: vicu
victoria: vica viki
viorel: vio
viorica: vio
virgil: gilu
vlad: vladut
vladimir: vlad
`;
