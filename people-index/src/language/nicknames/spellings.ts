/**
 * Names that are spelled in ways which no rule of sounds brings together: `name: spelling spelling`, folded. Irish and Welsh names, and families whose passports follow different
 * systems of Latin letters. The spellings of a line are related to its first name only. Put together for this project from common knowledge.
 */
export const spellings = `
aine: anya
aisling: ashling ashlynn
alain: alan
alistair: alasdair alastair alister
allan: alan allen
andrzej: andrey
anthony: antony
aoife: eefa eva
bah: ba
banerjee: bandyopadhyay banerji
cai: tsai
caitlin: kathleen kaitlyn catlin
camara: kamara
caoimhe: keeva kweeva
cathal: kahal
chaim: haim hayim
chakraborty: chakrabarti
chana: hana hanna
chatterjee: chattopadhyay chatterji
chaudhary: choudhury chowdhury choudhary chaudhry
chava: hava eva
chloe: khloe cloe
choi: choe
cian: kian kean
ciaran: kieran kieron
cisse: sissay ceesay
dafydd: david
dearbhla: dervla
deng: teng
denis: dennis denys
diallo: jallow
diarmuid: dermot diarmaid
donncha: donagh
dordevic: djordjevic djordjevich
eamon: eamonn edmund
eilis: eilish elish
eoin: owen ewan eoghan
eugene: gene
eun: un
fionn: finn
fionnuala: finola nuala
fujita: hujita
ganguly: gangopadhyay
geoffrey: jeffrey jeffery
giles: gyles
gillian: jillian
giorgos: yorgos george yiorgos
graham: graeme grahame
grainne: grania gronya
guo: kuo
hryhoriy: grigory grigoriy
hughes: hews
huw: hugh
huynh: hoang
hyun: hyeon hyoun
ieuan: ewan
ioan: iwan
ioannis: yiannis giannis yannis
isaac: izaak itzhak
iyer: ayyar aiyar
jallow: jalloh
javier: xavier
jean: gene
jerzy: yuri
jiang: chiang
joyce: joice
jung: jeong chung
kang: gang
krzysztof: kristof christof
kwon: gwon
kyung: gyeong kyoung
laurence: lawrence laurance
lee: yi rhee
leigh: lee
lewis: louis luis
llewellyn: llewelyn lewelyn
maeve: meabh
mairead: maraid
maurice: morris
mukherjee: mukerji mookerjee
naomi: niomi noemi
ndiaye: njie
nguyen: nguyn ngyuen
niamh: neve neave neeve
nicholas: nicolas
oisin: osheen ossian
oleksiy: aleksey alexey
orlaith: orla
owen: ewan eoghan
padraig: porick patrick padraic
park: pak bak
philippa: phillipa
phoebe: pheobe
qin: chin
ralph: rafe
rhys: reese reece rees
roisin: rosheen
rory: ruaidhri
ruairi: rory ruaidhri
sadhbh: sive
saoirse: sersha
seamus: shamus james
sean: shaun shawn shane
serhiy: sergiy
seung: sung
sharma: sarma
sian: shan sharn
sinead: shinead
siobhan: shevaun chevonne shivaun
stephen: steven
stewart: stuart
sung: seong
szczepan: stepan
tadhg: teague tighe
toure: touray
traore: trawally
tsuchiya: tuchiya
vivien: vivian vivienne
vu: vo
wojciech: voytek vojtech
wouter: walter
xavier: zavier
xie: hsieh
ximena: jimena
xiomara: siomara
xu: hsu
yiannis: giannis yannis
young: yeong yung
yvonne: evonne
zhang: chang
zhao: chao
zheng: cheng
zhou: chou chow
zoe: zoey zoie
`;
