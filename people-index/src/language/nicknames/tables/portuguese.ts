/**
 * Portuguese nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia,
 * "Hypocorism".
 */
export const portuguese = `
adriana: dri adri drica
afonso: fonso
alberto: beto
alexandra: xana alex
alexandre: alex xande ale xandinho
alice: lili licinha
aline: lili
amelia: melinha
ana: aninha nana
ana beatriz: bia anabia
ana carolina: carol
ana claudia: anaclau
ana luisa: analu
ana maria: anamaria
ana paula: paulinha
andre: deco dede andrezinho
andreia: deia
angela: angelinha
antonia: tonha
antonio: toni tonho toninho to tono tonico
armando: mando
arnaldo: naldo
artur: tuca
augusto: guto gugu
aurelio: lelo
barbara: babi
beatriz: bia
bernardo: be bernas nardo
bruna: bru
bruno: bru
camila: mila cami
carla: carlinha
carlos: carlinhos caca carlitos
carlos alberto: beto
carlos eduardo: cadu
carolina: carol lina carolas
catarina: cata cati nina
cecilia: cica ceci cissa
cesar: cesinha
claudia: claudinha cau
conceicao: sao
cristiana: cris
cristiano: cris
cristina: cris tina kika
daniel: dani
daniela: dani
diego: di
diogo: di
domingos: mingos
duarte: du
edson: edinho
eduarda: duda
eduardo: edu dudu du duda
elisabete: beta bete lisa
elizabeth: beth
emilia: mila
ernesto: neto
fabiana: fabi
fabio: binho fabinho
felipe: lipe fe
fernanda: fe nanda fernandinha
fernando: nando fe fernandinho
filipa: pipa lipa
filipe: lipe pipo
filomena: mena
flavia: flavinha
florbela: bela
francisca: chica xica kika
francisco: chico xico kiko chiquinho
gabriel: gabi biel
gabriela: gabi
geraldo: gege
gilberto: gil beto giba
goncalo: gonca gugu
guilherme: gui
gustavo: guga gu tavo
helena: lena leninha
henrique: rique quique henri
humberto: beto
ines: inezinha
isabel: bel isa belinha
isabela: isa bela
jacinto: cinto
joana: jo joaninha
joao: joaozinho janjao juca
joao carlos: joca
joao paulo: jp
joao pedro: jp
joaquim: quim quinzinho kinkas
jorge: jorginho
jose: ze zeca zezinho juca zeze
jose antonio: zeto
jose carlos: zeca
jose luis: zelu
jose manuel: ze manel zemanel
jose maria: ze maria
juliana: ju juju jujuba
juliano: ju
julio: julinho
larissa: lari
laura: laurinha
leandro: le lele
leonardo: leo nardo
leonor: nono
leticia: lele leti
lourenco: lou
lucas: lu luquinhas
lucia: lu lucinha
luciana: lu luci
luis: lula lulu luisinho
luis carlos: lucas
luisa: lu luisinha
luiz: lula luizinho
luiz inacio: lula
lurdes: milu
madalena: lena mada
manuel: manel maneco neca manelinho mane nelo
manuela: nela manu
marcela: ma celinha
marcelo: celo marcelinho
marcia: marcinha
marcio: marcinho
marco antonio: marcao
marcos: marquinhos
margarida: guida magui
maria de lurdes: milu
maria: mia mariazinha
maria alice: malice
maria antonia: mito
maria aparecida: cida
maria clara: maclara
maria de fatima: fati fafa
maria de lourdes: lurdes lourdinha
maria do carmo: micas
maria eduarda: duda madu
maria fernanda: mafe
maria helena: mahelena malena
maria isabel: bel
maria joao: mariajoao mj
maria jose: mize zeza
maria luiza: malu
maria teresa: maite
mariana: mari nana
marta: martinha
mateus: teteu
matheus: teteu math
mauricio: mauri
miguel: migas guel miguelito
milena: mi
monica: moni
natalia: nat nati
nelson: nelsinho
nuno: nuninho
olga: olguinha
otavio: tavinho
patricia: paty pati ticha
paula: paulinha
paulo: paulinho
paulo roberto: paulo beto
pedro: pedrinho pepe peu
rafael: rafa
rafaela: rafa
raimundo: mundico mundinho
ramiro: miro
raquel: quel raquelinha
regina: gina rege
renata: re renatinha
renato: re natinho
ricardo: ricas rick cado
rita: ritinha
roberta: beta
roberto: beto betinho robertinho
rodolfo: rodo
rodrigo: digo rodri digao
rogerio: roge
ronaldo: naldo ronaldinho
rosa: rosinha
sandra: sandrinha
sara: sarinha
sebastiao: tiao bastiao sebas
sergio: serginho
silvia: silvinha
simone: si
sofia: sofi fifi
susana: susi suzi
tatiana: tati
teresa: teresinha tete
thiago: thi
tiago: ti titi
tomas: tomasinho
valdemar: mar
valeria: val
vanessa: van nessa
veronica: vero
vicente: vi cente
victor: vi vitinho
vinicius: vini
virginia: gina
vitor: vi vitinho
vitoria: vivi vi
zulmira: zu
`;
