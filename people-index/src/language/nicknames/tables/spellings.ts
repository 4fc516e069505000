/**
 * Spellings of names that no phonetic rule relates: one name, a colon and its spellings, folded. Irish and Welsh names, and families whose
 * passports use different romanizations, the Eastern or the Western Armenian form, or the Sanskrit or the English form of a Bengali name.
 * The spellings of a line are related to its first name only. Compiled for this project from common knowledge.
 */
export const spellings = `
aine: anya
aisling: ashling ashlynn
alistair: alasdair
andrzej: andrey
aoife: eefa eva
banerjee: bandyopadhyay
bhattacharya: bhattacharjee bhattacharyya
bose: basu
cai: tsai
caoimhe: keeva kweeva
cathal: kahal
chaim: haim hayim
chana: hana hanna
chatterjee: chattopadhyay
chaudhary: choudhury chaudhry
chava: hava eva
choi: choe
cian: kean
ciaran: kieran kieron
deng: teng
diallo: jallow
diarmuid: dermot
donncha: donagh
dordevic: djordjevic djordjevich
eamon: edmund
eilis: elish
eoin: owen ewan eoghan
eugene: gene
eun: un
fionnuala: finola nuala
fujita: hujita
ganguly: gangopadhyay
geoffrey: jeffery
gevorg: kevork
giles: gyles
giorgos: yorgos george yiorgos
graham: graeme
grainne: grania gronya
grigor: krikor
hakob: hagop
hryhoriy: grigory grigoriy
hughes: hews
huw: hugh
huynh: hoang
ieuan: ewan
ioan: iwan
ioannis: yiannis giannis
iyer: ayyar aiyar
jean: gene
jerzy: yuri
jung: jeong chung
karapet: garabed
krzysztof: kristof christof
kyung: gyeong
lee: yi rhee
leigh: lee
lewis: louis luis
maeve: meabh
mairead: maraid
mukherjee: mukhopadhyay
naomi: niomi noemi
ndiaye: njie
nguyen: ngyuen
niamh: neve neave neeve
oisin: osheen ossian
orlaith: orla
owen: ewan eoghan
padraig: porick
park: pak bak
petros: bedros
poghos: boghos
qin: chin
ralph: rafe
roisin: rosheen
rory: ruaidhri
ruairi: rory ruaidhri
sadhbh: sive
saoirse: sersha
sargsyan: sarkissian sarkisian sargisyan sarkisyan sargissian
seamus: shamus james
sean: shaun shawn shane
serhiy: sergiy
seung: sung
sian: shan sharn
siobhan: shevaun chevonne shivaun
stewart: stuart
sung: seong
szczepan: stepan
tadhg: teague tighe
tagore: thakur
tigran: dikran
traore: trawally
tsuchiya: tuchiya
wojciech: voytek vojtech
wouter: walter
yiannis: giannis
young: yeong
zhang: chang
zhao: chao
zheng: cheng
zhou: chou chow
zoe: zoey zoie
`;
