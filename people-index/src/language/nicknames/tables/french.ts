/**
 * French nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia, "Hypocorism".
 */
export const french = `
abdelkader: kader
adelaide: adele
adrien: adri
agathe: aga
agnes: nanou
alain: alex
albert: bebert bert
alexandra: alex sandra alexa
alexandre: alex sacha xandre
alexis: alex
alice: lili
aline: lili
alphonse: fonfon
amandine: mandy amande
amelie: lili mel
anastasia: nastasia
andre: dede
andree: dede
angelique: angie ange
anne: nanette annie anna anouk
annick: nick
anthony: tony anto
antoine: toine tonio anto titoine
antoinette: toinette nette
armelle: mel
arnaud: nono arno
augustin: gus gustin
aurelie: lili aure
aurelien: aure
baptiste: bat batou tiste
barbara: barbie babe
bastien: bast
beatrice: bea
benedicte: bene
benjamin: ben benji
benoit: ben beno
bernadette: nadette berna
bernard: nanard bernie
bertrand: bert
brigitte: bibi gigi
camille: cam mimi
caroline: caro line
catherine: cathy cath kathy cat
cecile: cecilou cec
celine: lili cel
chantal: chacha
charles: charlie charlot charly
charlotte: cha lotte charlie chacha
christelle: chris cricri
christian: chris cricri
christiane: cricri chris
christine: chris cricri kiki
christophe: chris tophe cricri kiki
claire: clairette
claude: claudie
claudine: dine
clement: clem
clementine: clem clemy
colette: coco
constance: conny
corinne: coco
cyril: cycy
daniel: dani dany dan
daniele: dany
danielle: dany
david: dav
delphine: del delphe fifi
denis: nini
denise: nini
didier: didi
dominique: dom domi doum
dorothee: doro dodo
edmond: momon eddy
edouard: ed edou doudou
eleonore: nora eleo leo
elisabeth: babette lisa babeth lise betty elise zabeth
elodie: elo
emilie: milie emy
emmanuel: manu manou
emmanuelle: manue manu
eric: rico
ernest: nenesse nesse
estelle: stella
etienne: tiennot titi
eugenie: nini genie
evelyne: eve lyne
fabien: fab
fabienne: fab
fabrice: fab fabou
felicite: felie
ferdinand: ferdi nand
fernand: nand
florence: flo
florent: flo
florian: flo
francine: francette
francis: franck cis
francois xavier: fx
francois: fanfan franck francky fanch
francoise: fanfan soize francette
frederic: fred fredo
frederique: fred
gabriel: gab gabi gaby
gabrielle: gab gabi gaby
gael: gag
genevieve: ginou viviane gene ginette
georges: jojo geo
georgette: jojo zette
gerald: gege
gerard: gege
germaine: maine
gilbert: gil gibert
gilles: gilou
gisele: gigi
gregoire: greg gregou
gregory: greg
guillaume: guy guigui will gui
gustave: gus tatave
guy: guitou
gwenaelle: gwen
helene: leni nelly lena
henri: riton riquet
henriette: riette yeyette
herve: veve
hippolyte: polyte
hubert: hub
hugues: hugo
isabelle: isa babelle zaza belle isou
jacqueline: jackie jacotte line jacquie
jacques: jacky jacquot jack
jean christophe: jc
jean: jeannot jano
jean baptiste: jb tiste jibe
jean claude: jc
jean francois: jf jeff
jean jacques: jj
jean louis: jl loulou
jean luc: jl
jean marc: jm
jean marie: jm
jean michel: jm
jean paul: jp
jean philippe: jp jeanphi
jean pierre: jp pierrot
jean yves: jy
jeanne: jeannette jeanine nanette
jeremie: jerem
jeremy: jerem
jerome: jej
joachim: jo
joel: jojo
joelle: jojo
johanna: jo
jonathan: jo jon
joseph: jo jojo zef
josephine: jo josette fine
josiane: josy
julie: juju
julien: ju juju
juliette: ju liette
karine: kari
laetitia: laeti titi tia
laure: laurette
laurence: lolo lau
laurent: lolo lau
laurine: lau
lea: lele
leon: leo
leonie: nini leo
leopold: leo
louis: loulou louison
louise: louisette loulou lise
luc: lulu
lucie: lulu luce
lucien: lulu
lucienne: lulu
ludovic: ludo
lydie: didi
madeleine: mado madeline lena mad
magali: mag maga
marc: marco
marcel: celou marcelin
marcelle: celle
margaux: margot
marguerite: margot guite maguy margo rita
marie: manon mimi marion mariette
marie christine: mc
marie claude: mc
marie france: mf
marie helene: mh
marie jose: majo
marie laure: malo
marie pierre: maripi
marie therese: maite
marine: marinette
martial: martou
martine: titine tine
mathias: mat
mathieu: mat matt mathou
mathilde: mathou tilde
matthieu: mat matt
maurice: momo
maxence: max
maxime: max
maximilien: max
melanie: mel melou
michel: michou mich mimi
michele: mich mimi
micheline: mimi line
mickael: mick micka mike
mireille: mimi
monique: momo nique
muriel: mumu
myriam: mimi
nadine: nad nadou
nathalie: nath nat
nathan: nat
nicolas: nico colas
nicole: nini nico colette
noemie: noe
odette: dette
odile: dilou
olivia: liv
olivier: oliv
ophelie: phelie
pascal: pasco calou
pascale: calou
patrice: pat
patricia: pat patty trish
patrick: pat patou
paul henri: ph
paul: popaul paulo
paulette: lette
pauline: popo paulette
perrine: perrinette
philippe: phil philou fifi
philomene: mena
pierre yves: py
pierre: pierrot pierrick
quentin: quent tintin
rachel: rach
raphael: raph
raphaelle: raph
raymond: ray momon
raymonde: ray
regine: gigi
regis: reg
remi: rem
renaud: nono
rene: nene
richard: ric
robert: bob bebert robi
roger: roro
roland: roro
romain: rom romu
romane: rom
romuald: romu
rosalie: rosa
roselyne: rose
salome: salo
samuel: sam
sandrine: sandy drine
sebastien: seb sebi bastien
severine: sev
simon: sim
simone: momone
sophie: soso fifi
stephane: stef steph
stephanie: stef steph fanny fanie
suzanne: suzy suzon suzette
sylvain: syl
sylviane: syl
sylvie: syl vivie
tatiana: tania
thaddee: tad
theodore: theo
theophile: theo
therese: tess zette
thibault: thib tibo
thibaut: thib tibo
thierry: titi
thomas: tom toto
timothee: tim timo
valentin: val
valentine: val
valerie: val valou
vanessa: nessa
veronique: vero nique
victoire: vic
victor: vic totor
victorien: vic
vincent: vince vins
virgile: gilou
virginie: ninie virg
viviane: viv
xavier: xav
yannick: yann
yolande: yoyo
yvette: vette
yvonne: vonette vonnette
zoe: zozo
`;
