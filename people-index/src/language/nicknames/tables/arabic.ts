/**
 * Arabic (romanized) and West African nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge;
 * compare Wikipedia, "Hypocorism".
 */
export const arabic = `
abdallah: abdou abed
abdelaziz: aziz abdou
abdelhafid: hafid
abdelhak: hak abdel
abdelhakim: hakim
abdelhamid: hamid abdou
abdeljalil: jalil
abdelkader: kader abdou
abdelkarim: karim abdou
abdelkrim: krim karim
abdellah: abdou
abdellatif: latif abdou
abdelmajid: majid
abdelmalek: malek
abdelouahab: wahab
abdelrahman: abdou rahman boudy body
abderrahim: rahim abdou
abderrahmane: abdou rahmane
abderrazak: razak
abdessamad: samad
abdulaziz: aziz azoz
abdullah: abdul aboud abboudi
abdulrahman: rahman dahmi
abdussalam: salam
ahmad: hamoudi hamada hammoudi
ahmed: hamada hmida hamoudi hamidou
aicha: aouicha chouchou
aisha: shosho
alaaeddine: alaa
ali: alloush allawi
amina: mimi minou
aminata: ami amy
azzeddine: azzou azedine
badreddine: badr
boubacar: bouba
brahim: brahimi
djamel: djimi
fahad: fahoudi
fathi: fathallah
fatiha: fati
fatima: fatoum fati fatou fattouma batoul fatouma tima
fatima zahra: fatizahra fati zahra
fatimah: fatoum
fatma: fatoum
fatoumata: fatou fanta
habiba: hbiba
hamza: hamzaoui
hassan: hassoun hasan aboali
houssam: houss
houssine: houcine
hussein: hassouna hassoun
ibrahim: bobo brahim barhoum himo
ismail: smail samaoun
jamaleddine: jamal
kamal: kimo
karim: kimo krimo karimo
karima: kari krimou
khadija: khadouj khadi dija khadidja
khaled: khallouda khloud
lamia: lamis
latifa: tifa
layla: lili loulou
leila: lili loulou
mahmoud: hooda mahmoudi
mamadou: mam
mariam: mimi maryouma
maryam: mimi maro
mohamed: momo mido hamada moh hamoudi mohamedou med
mohammad: mo hamoudi mamad moe
mohammed: momo mo moe simo hamoudi mohcine hamada
mouhamed: momo
moustapha: tapha
muhammad: mo moe hamoudi
mustafa: darsh sasa safsaf
mustapha: mus tapha mouss stouf
nadia: nadou
nasreddine: nasro
noureddine: nour noredine
nourredine: nour
omar: amoura
othmane: otman
oumar: oumarou
ousmane: ouss
rachida: rachou
redouane: redou
saifeddine: saif
salaheddine: salah
samir: samour sam
samira: samou
seifeddine: seif
slimane: slim
sofiane: sofi
souleymane: souley
tarek: taroua
yasmina: mina
yasmine: yaya mina
youssef: joe youyou yousouf jojo
youssouf: youyou
yusuf: yoyo
zakaria: zak ziko zaki
zeineddine: zein
zineb: zinou
zouhair: zou
`;
