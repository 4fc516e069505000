import type { CultureData } from './culture-data.ts';

export const culturesOfWesternEurope: readonly CultureData[] = [
  {
    id: 'french',
    style: 'hyphen',
    women:
      'Nathalie:380 Isabelle:370 Sylvie:350 Catherine:330 Céline:290 Sandrine:280 Stéphanie:275 Valérie:270 Marie:260 Aurélie:240 Émilie:235 Julie:220 Virginie:200 Sophie:200 Christine:195 Véronique:190 Anne:170 Laurence:165 Camille:160 Laura:155 Delphine:150 Karine:150 Élodie:150 Marine:148 Caroline:145 Corinne:140 Florence:135 Pauline:135 Mélanie:130 Audrey:125 Sarah:120 Hélène:115 Brigitte:110 Patricia:110 Claire:108 Manon:105 Léa:100 Mathilde:95 Charlotte:90 Élise:85 Agnès:80 Amandine:80 Justine:78 Alice:75 Lucie:75 Chloé:75 Marion:74 Anaïs:72 Margaux:60 Juliette:58 Bénédicte:50 Clémence:50 Élisabeth:50 Anne-Sophie:48 Marie-Laure:35 Marie-Christine:34 Marie-Hélène:25 Anne-Laure:25 Geneviève:22 Océane:40 Solène:28 Gaëlle:40 Maëlle:15 Noémie:30 Ségolène:6 Apolline:6 Françoise:60 Martine:60 Inès:25 Éloïse:14 Constance:13 Joséphine:9 Eugénie:7',
    men: 'Nicolas:380 Philippe:370 Christophe:360 Laurent:330 Stéphane:320 Julien:310 Frédéric:300 Sébastien:290 Thomas:285 David:280 Pierre:270 Alexandre:250 Olivier:250 Éric:245 Pascal:240 Thierry:230 Guillaume:215 Patrick:205 Maxime:200 Jérôme:195 Antoine:185 Romain:180 Vincent:178 Bruno:175 Benoît:165 Cédric:160 Anthony:158 Mathieu:155 François:150 Benjamin:150 Franck:140 Kévin:135 Florian:130 Clément:128 Jean-Pierre:70 Jean-François:60 Jean-Luc:58 Jean-Marc:55 Jean-Michel:48 Jean-Philippe:44 Jean-Baptiste:25 Arnaud:125 Fabrice:120 Ludovic:110 Damien:110 Quentin:108 Hugo:100 Lucas:95 Adrien:92 Jérémy:90 Grégory:85 Cyril:80 Didier:80 Gilles:75 Emmanuel:74 Xavier:72 Rémi:70 Yann:62 Loïc:60 Hervé:60 Mickaël:58 Fabien:58 Paul:58 Louis:50 Victor:45 Baptiste:44 Valentin:44 Gaël:20 Théo:42 Tristan:20 Étienne:30 Aurélien:40 Joël:30 Raphaël:38 Bertrand:34 Régis:24 Maël:8 Côme:5 Geoffroy:9 Thibault:35 Matthieu~Mathieu:60 Édouard:20',
    surnames:
      'Martin:256 Bernard:133 Thomas:122 Petit:116 Robert:113 Richard:108 Durand:107 Dubois:106 Moreau:103 Laurent:98 Simon:96 Michel:94 Lefebvre:92 Leroy:90 Roux:77 David:76 Bertrand:74 Morel:72 Fournier:71 Girard:69 Bonnet:67 Dupont:67 Lambert:65 Fontaine:64 Rousseau:63 Vincent:62 Muller:60 Lefèvre:60 Faure:59 André:59 Mercier:57 Blanc:56 Guérin:55 Boyer:54 Garnier:53 Chevalier:52 François:51 Legrand:51 Gauthier:50 Perrin:49 Robin:47 Clément:46 Morin:46 Nicolas:45 Henry:44 Roussel:44 Mathieu:43 Gautier:42 Masson:42 Marchand:41 Duval:40 Denis:39 Dumont:39 Marie:38 Lemaire:38 Noël:38 Meyer:37 Dufour:37 Meunier:36 Brun:35 Blanchard:35 Giraud:34 Joly:34 Rivière:34 Lucas:33 Brunet:33 Gaillard:32 Barbier:32 Arnaud:31 Martinez:31 Gérard:31 Roche:30 Renard:30 Schmitt:29 Roy:29 Leroux:29 Colin:28 Vidal:28 Caron:28 Picard:27 Roger:27 Fabre:27 Aubert:26 Lemoine:26 Renaud:26 Dumas:25 Lacroix:25 Olivier:25 Philippe:24 Bourgeois:24 Pierre:24 Benoît:23 Rey:23 Leclerc:23 Payet:22 Rolland:22 Leclercq:22 Guillaume:21 Lecomte:21 Lopez:21 Jean:20 Dupuy:20 Guillot:20 Hubert:20 Berger:20 Carpentier:20 Sánchez:19 Dupuis:19 Moulin:19 Louis:19 Deschamps:19 Huet:18 Vasseur:18 Perez:18 Boucher:18 Fleury:18 Royer:17 Klein:17 Jacquet:17 Adam:17 Paris:16 Poirier:16 Marty:16 Aubry:16 Guyot:16 Carré:15 Charles:15 Renault:15 Charpentier:15 Ménard:15 Maillard:15 Baron:15 Bertin:15 Bailly:14 Hervé:14 Schneider:14 Fernandez:14 Le_Gall:14 Collet:14 Léger:14 Bouvier:13 Julien:13 Prévost:13 Millet:13 Perrot:13 Daniel:13 Le_Roux:13 Cousin:12 Germain:12 Breton:12 Besson:12 Langlois:12 Rémy:12 Le_Goff:12 Pelletier:12 Lévêque:12 Perrier:11 Leblanc:11 Barré:11 Lebrun:11 Marchal:11 Weber:11 Mallet:11 Hamon:11 Boulanger:11 Jacob:10 Monnier:10 Michaud:10 Rodriguez:10 Guichard:10 Gillet:10 Étienne:10 Grondin:10 Poulain:10 Tessier:10 Chevallier:10 Collin:10 Chauvin:9 Da_Silva:9 Bouchet:9 Gay:9 Lemaître:9 Bénard:9 Maréchal:9 Humbert:9 Reynaud:9 Antoine:9 Hoarau:9 Perret:9 Barthélemy:9 Cordier:8 Pichon:8 Lejeune:8 Gilbert:8 Lamy:8 Delaunay:8 Pasquier:8 Carlier:8 Laporte:8 De_Villeneuve:1 de_La_Tour:1 d’Hauteville:1',
    rare: {
      share: 0.5,
      stems:
        'Mar Ber Gui Per Rou Cha Bou Gar Lam Val Mon Cor Pel Bar Col Fou Ju Dau Gre Bri Mou Tou Pou Vi Ra Be Cou Fa Gau Jo La Mi Pi Ro Sau Ta Ver Cla Bru Fro Tri Cro Del Mal Bel Cas Fer Ger Hu Lou Nau Pra Rich Savar Thé Vau',
      endings:
        'nard neau net nier not nin nel non nault chard cheau chet chot chin reau ret rier rot rin rel ron rault lard leau let lier lot lin lon lleret ntier ssard sseau sset ssier ssot ssin ssel sson sault tard teau tier tin ton bert din dier dot geot gnier gnon guet quet vier vet vin zier',
    },
  },
  {
    id: 'breton',
    women:
      'Gwenaëlle Maïwenn Rozenn Soizic Nolwenn Enora Anne-Marie Yannick Katell Armelle Annaïg Gaëlle Tiphaine Morgane Bleuenn Aziliz Louann Lenaïg',
    men: 'Yann Erwan Gwenaël Ronan Tanguy Loïc Yannick Goulven Malo Corentin Alan Riwal Hervé Gildas Brieuc Ewen Maël Briac',
    surnames:
      'Le_Gall Le_Goff Le_Roux Le_Guen Tanguy Guéguen Kerbrat Le_Bihan Quéméner Prigent Le_Corre Kerdoncuff Guivarc’h L’Hostis Le_Bras Riou Hascoët Floc’h Kervella Abgrall Cadiou Le_Dantec Penven Jaouen Cozic Salaün Le_Saint Morvan Pennec Bothorel',
  },
  {
    id: 'dutch',
    women:
      'Anna Maria Johanna Els Ann Katrien Sofie Lien Marijke Inge Annelies Ilse Saskia Femke Lotte Hilde Griet Sanne Eva Lies Karen Nele Elke Leen An Margriet Wilma Petra Monique Ingrid Marleen Veerle Greet Kim Charlotte Joke Liesbeth Lieve Fleur Anouk Iris Esther Astrid Maaike',
    men: 'Jan Peter Pieter Johan Dirk Bart Wim Tom Koen Luc Marc Kris Jeroen Stijn Tim Frank Hans Erik Geert Wouter Joris Sven Kristof Maarten Bram Ruben Willem~Wim Thijs Daan Sander Rob Henk Kees Steven Filip Ward Niels Yves Guy Jef Cornelis~Kees Bas Gert-Jan Dries Karel Joost',
    surnames:
      'Peeters:307 Janssens:290 Maes:245 Jacobs:190 Mertens:180 Willems:178 Claes:157 Goossens:150 Wouters:145 De_Smet:140 Vermeulen:130 Pauwels:120 De_Jong:120 Jansen:115 De_Vries:110 Van_den_Berg:105 Hermans:105 Aerts:100 Michiels:98 Van_Damme:95 Lemmens:90 Van_Dijk:90 Bakker:88 Janssen:86 Visser:80 Smit:78 Meijer:75 De_Boer:74 Mulder:72 De_Groot:66 Bos:65 Vos:62 Peters:60 Hendriks:58 Van_Leeuwen:57 Dekker:56 Brouwer:55 De_Wit:54 Dijkstra:52 Smits:52 De_Graaf:50 Van_der_Meer:49 Cools:45 Desmet:45 Thijs:44 Segers:43 Verhoeven:43 Van_Acker:42 De_Clercq:40 De_Backer:40 Lenaerts:38 Bogaert:36 Van_de_Velde:36 Coppens:35 De_Meyer:35 Stevens:34 Martens:33 Verbeke:32 Vandenberghe:32 D’Hondt:30 Van_’t_Hoff:8 Ten_Brinke:8 Op_de_Beeck:7 Van_den_Eynde:20',
    rare: {
      share: 0.4,
      stems:
        'Van_Hout Van_der_Bor Ver Van_Op Van_Oost De_Koning Van_Wester Hoge Van_Broek Van_Steen Linden Van_Meer Over Van_Elst Noter Kuiper Van_Roos Molen Schoen Zonne Groene Hout Dael Bosch',
      endings:
        'broeck hoven mans straete donck velde berg kerk beke huys meersch laer wijk eynde aert ts dam hout sen man',
    },
  },
  {
    id: 'german',
    women:
      'Sabine Susanne Petra Andrea Claudia Birgit Nicole Stefanie Katharina~Kathi Julia Anna Christine Sandra Melanie Anja Daniela Martina Heike Silke Ulrike Kerstin Lena Laura Jana Franziska Johanna Käthe Bärbel Jörgine Grit Maren Antje Wiebke Svenja Miriam Hannah Lisa Sarah Elisabeth~Lisbeth Christina',
    men: 'Thomas Michael Andreas Stefan Christian Frank Peter Markus Martin Klaus Jürgen Uwe Jörg Matthias Bernd Dirk Ralf Jan Alexander~Alex Tobias Sebastian Florian Daniel Philipp Lukas Björn Holger Sven Thorsten Günther Heinz Wolfgang Hans-Jürgen Karl-Heinz Jens Felix Maximilian~Max Torben Götz Rüdiger Johannes~Hannes Friedrich~Fritz',
    surnames:
      'Müller:256 Schmidt:190 Schneider:115 Fischer:97 Meyer:83 Weber:86 Wagner:79 Becker:74 Schulz:74 Hoffmann:71 Schäfer:61 Bauer:61 Koch:61 Richter:60 Klein:56 Wolf:57 Schröder:56 Neumann:54 Schwarz:52 Zimmermann:49 Braun:48 Krüger:47 Hofmann:47 Hartmann:45 Lange:43 Schmitt:42 Werner:41 Schmitz:40 Krause:40 Meier:40 Lehmann:38 Schmid:38 Schulze:37 Maier:37 Köhler:36 Herrmann:35 König:35 Walter:34 Mayer:34 Huber:33 Kaiser:32 Fuchs:32 Peters:31 Lang:31 Scholz:30 Möller:30 Weiß:29 Jung:29 Hahn:28 Schubert:27 Vogel:27 Friedrich:27 Keller:26 Günther:26 Frank:26 Berger:25 Winkler:25 Roth:25 Beck:24 Lorenz:24 Baumann:24 Groß:20 Strauß:12 von_Falkenstein:1 von_der_Heide:2',
    rare: {
      share: 0.4,
      stems:
        'Berg Stein Wald Rosen Eichen Linden Hof Bruck Hagen Kirch Neu Alten Ober Nieder Grün Schön Roten Hasel Buchen Mühl Sand Wiesen Tann Birken Winter Sommer Krumm Falken',
      endings: 'mann er bauer maier müller feld berger hauser bach thal haus brecht meister mayr eder hofer rath ing',
    },
  },
  {
    id: 'english',
    women:
      'Sarah Emma Claire Rachel Rebecca~Becky Laura Victoria~Vicky Lisa Helen Nicola Karen Susan~Sue Michelle Joanne~Jo Louise Catherine~Cath~Kate Amanda~Mandy Samantha~Sam Elizabeth~Liz~Beth Charlotte~Charlie Hannah Jessica~Jess Alison Katie Gemma Jennifer~Jenny Margaret~Maggie~Peggy Lucy Amy Olivia Sophie Chloe Angela Deborah~Debbie Jacqueline~Jackie Heather Fiona Harriet Eleanor~Ellie Philippa~Pippa Alice Georgina Abigail~Abby Holly Zoe Natasha~Tasha Patricia~Trish',
    men: 'David~Dave James~Jim~Jamie John~Jack Andrew~Andy Paul Mark Michael~Mike Stephen~Steve Robert~Bob~Rob Richard~Dick~Rick Christopher~Chris Peter Daniel~Dan Matthew~Matt Simon Thomas~Tom William~Bill~Will Ian Jonathan~Jon Anthony~Tony Alan Kevin Gary Martin Philip~Phil Benjamin~Ben Adam Joseph~Joe Samuel~Sam Edward~Ed~Ted Nicholas~Nick Stuart Graham Neil Craig Lee Darren Luke Oliver~Ollie Alexander~Alex Harry George Timothy~Tim Charles~Charlie Henry~Harry Geoffrey~Geoff Lewis Nigel',
    surnames:
      'Smith:1230 Jones:930 Taylor:750 Brown:720 Williams:690 Wilson:530 Johnson:510 Davies:500 Robinson:400 Wright:395 Thompson:390 Evans:385 Walker:370 White:370 Roberts:365 Green:360 Hall:355 Wood:345 Jackson:340 Clarke:330 Patel:100 Harris:320 Clark:315 Lewis:310 Scott:300 Edwards:295 Turner:290 Hughes:285 Cooper:280 Hill:280 Ward:275 Moore:270 Morris:270 King:265 Watson:260 Harrison:255 Morgan:250 Baker:245 Young:240 Allen:235 Mitchell:230 Anderson:225 Phillips:220 Lee:220 Bell:215 Parker:210 Davis:205 Bennett:200 Miller:195 Cook:190 Shaw:185 Richardson:185 Carter:180 Collins:175 Marshall:170 Bailey:165 Gray:160 Cox:155 Adams:150 Wilkinson:145 Foster:140 Chapman:135 Mason:130 Russell:130 Powell:125 Webb:120 Rogers:120 Hunt:118 Mills:115 Holmes:112 Palmer:110 Matthews:108 Gibson:106 Fisher:104 Barnes:102 Knight:100 Lloyd:98 Butler:95 Barker:92 Stevens:90 Jenkins:88 Dixon:86 Fletcher:84 Fraser:60 MacDonald:80 McKenzie:40 Stewart:100 Campbell:100 Smythe:6 Featherstonehaugh:1 Cholmondeley:1',
    rare: {
      share: 0.35,
      stems:
        'Ash Wood Brad Hart Stan Win Black White Brom Thorn Hazel Long Marl Old Pem Rad Shel Whit Lang Hamp Ever Bux Copp Elm Had Kings Lind Nor Roth Sut',
      endings: 'ton ley ford field worth well wood ham bury more combe stead by thorpe low hurst',
    },
  },
  {
    id: 'irish',
    women:
      'Mary Sinéad Siobhán Aoife Niamh Ciara Orla Aisling Gráinne Caoimhe Deirdre Róisín Máire Nuala Bríd Fionnuala Emer Sorcha Maeve Clodagh Saoirse Áine',
    men: 'Patrick~Paddy Seán Conor Michael~Mick Brian Declan Eoin Cian Padraig Liam Kevin Niall Darragh Fergal Colm Oisín Cormac Ciarán Rory Diarmuid Donal Tadhg',
    surnames:
      'Murphy:55 Kelly:43 O’Sullivan:39 Walsh:36 O’Brien:33 Byrne:32 Ryan:31 O’Connor:30 O’Neill:28 O’Reilly:24 Doyle:23 McCarthy:22 Gallagher:22 Doherty:22 Kennedy:20 Lynch:20 Murray:19 Quinn:19 Moore:18 McLoughlin:17 O’Carroll:16 Connolly:15 Daly:15 O’Connell:14 Wilson:13 Dunne:13 Brennan:12 Burke:12 Collins:12 Clarke:11 Fitzgerald:11 Nolan:10 Flanagan:9 Mac_Giolla_Phádraig:1 Ó_Súilleabháin:2 Ní_Bhriain:1 Healy:9 Power:9 Kavanagh:9 Sweeney:8 O’Shea:8',
  },
  {
    id: 'swedish',
    women:
      'Anna Maria Karin Eva Kristina Elisabeth Emma Lena Åsa Linnéa Ingrid Marie Sofia Johanna Sara Malin Helena Jenny Camilla Ulrika Ebba Frida Therese Märta Hanna',
    men: 'Lars Anders Johan Per Erik Mikael Jan Karl Fredrik Magnus Daniel Mats Stefan Björn Gustav Henrik Jonas Peter Andreas Håkan Göran Oskar Axel Åke Nils Viktor Mattias',
    surnames:
      'Andersson:221 Johansson:218 Karlsson:191 Nilsson:161 Eriksson:143 Larsson:120 Olsson:104 Persson:101 Svensson:97 Gustafsson:92 Pettersson:89 Jonsson:72 Jansson:47 Hansson:42 Bengtsson:33 Jönsson:30 Lindberg:27 Jakobsson:26 Magnusson:25 Lindström:24 Olofsson:23 Lindqvist:23 Lindgren:22 Berg:22 Axelsson:21 Bergström:20 Lundberg:20 Lind:19 Lundgren:19 Lundqvist:18 Mattsson:18 Berglund:18 Fredriksson:17 Sandberg:17 Henriksson:16 Forsberg:16 Sjöberg:15 Wallin:15 Engström:14 Eklund:14 Öberg:12 Åberg:10',
    rare: {
      share: 0.25,
      stems: 'Berg Lund Lind Sjö Ek Ström Öst Väster Ny Gran Alm Björk Hag Äng Dahl Ceder Malm',
      endings: 'qvist ström gren man berg blad dal lund vall in ell stedt',
    },
  },
  {
    id: 'norwegian',
    women:
      'Anne Inger Kari Marit Ingrid Liv Eva Berit Bjørg Hilde Astrid Nina Silje Solveig Bente Ida Ingeborg Sigrid Turid Åse Kjersti',
    men: 'Jan Per Bjørn Ole Lars Kjell Knut Arne Svein Thomas Hans Geir Tor Øyvind Morten Rune Håkon Sindre Pål Magnus Jørgen Sverre Einar',
    surnames:
      'Hansen:53 Johansen:50 Olsen:50 Larsen:38 Andersen:37 Pedersen:35 Nilsen:35 Kristiansen:24 Jensen:23 Karlsen:21 Johnsen:20 Pettersen:20 Eriksen:19 Berg:18 Haugen:14 Hagen:14 Johannessen:13 Andreassen:12 Jacobsen:12 Halvorsen:11 Dahl:11 Jørgensen:11 Henriksen:10 Lund:10 Sørensen:9 Jakobsen:9 Moen:9 Gundersen:9 Iversen:8 Strand:8 Solberg:8 Svendsen:8 Eide:7 Knutsen:7 Bakken:7 Næss:4 Bjørnstad:3 Skjæveland:2 Ødegård:4',
  },
  {
    id: 'finnish',
    women:
      'Maria Helena Johanna Anneli Kaarina Marjatta Liisa Päivi Tuula Sari Minna Hanna Jaana Satu Kirsi Aino Riikka Heidi Eeva Tiina Outi',
    men: 'Juhani Johannes Olavi Antero Tapani Mikael Matti Jari Timo Mika Jukka Pekka Antti Heikki Kari Sami Ville Markku Janne Petri Väinö Esa',
    surnames:
      'Korhonen:22 Virtanen:20 Mäkinen:20 Nieminen:20 Mäkelä:18 Hämäläinen:18 Laine:17 Heikkinen:17 Koskinen:16 Järvinen:16 Lehtonen:15 Lehtinen:14 Saarinen:13 Niemi:12 Salminen:12 Heinonen:12 Salonen:11 Heikkilä:11 Kinnunen:11 Tuominen:10 Salo:10 Turunen:10 Laitinen:10 Rantanen:9 Karjalainen:9 Jokinen:9 Mattila:9 Savolainen:9 Ahonen:8 Väisänen:6 Pääkkönen:2 Yli-Hukkala:1',
  },
];
