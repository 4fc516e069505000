import type { CultureData } from './culture-data.ts';

const hispanicSurnames =
  'García:150 Rodríguez:92 González:92 Fernández:91 López:87 Martínez:84 Sánchez:82 Pérez:78 Gómez:49 Martín:48 Jiménez:40 Ruiz:38 Hernández:37 Díaz:34 Moreno:32 Muñoz:29 Álvarez:29 Romero:22 Alonso:20 Gutiérrez:19 Navarro:18 Torres:18 Domínguez:17 Vázquez:16 Ramos:16 Gil:14 Ramírez:14 Serrano:14 Blanco:13 Molina:13 Morales:13 Suárez:12 Ortega:12 Delgado:12 Castro:12 Ortiz:11 Rubio:11 Marín:11 Sanz:10 Núñez:10 Iglesias:9 Medina:9 Garrido:9 Cortés:8 Castillo:8 Santos:8 Lozano:8 Guerrero:8 Cano:8 Prieto:7 Méndez:7 Cruz:7 Calvo:7 Gallego:6 Herrera:6 Márquez:6 León:6 Vidal:6 Peña:6 Flores:6 Cabrera:6 Campos:6 Vega:6 Fuentes:5 Carrasco:5 Reyes:5 Caballero:5 Nieto:5 Aguilar:5 Pascual:5 Santana:4 Herrero:4 Lorenzo:4 Montero:4 Hidalgo:4 Giménez:4 Ibáñez:4 Ferrer:4 Durán:4 Santiago:4 Benítez:4 Vargas:4 Mora:4 Arias:4 Carmona:3 Crespo:3 Román:3 Pastor:3 Soto:3 Sáez:3 Velasco:3 Moya:3 Soler:3 Parra:3 Esteban:3 Bravo:3 Gallardo:3 Rojas:3 de_la_Fuente:2 de_la_Cruz:2';

export const culturesOfSouthernEurope: readonly CultureData[] = [
  {
    id: 'spanish',
    style: 'two',
    women:
      'María_Carmen~Mamen María Carmen Ana Isabel Laura Cristina Marta Lucía Josefa~Pepa Raquel Sara Elena Pilar~Pili Rosa Paula Beatriz Silvia Patricia Nuria Rocío Mónica Alicia Sonia Sandra Susana Marina Yolanda Inmaculada~Inma Mercedes~Merche Natalia Dolores~Lola Concepción~Concha Irene Esther Eva Andrea Begoña Consuelo~Chelo',
    men: 'Antonio Manuel~Manolo José~Pepe Francisco~Paco David Juan Javier José_Antonio Daniel José_Luis Francisco_Javier Carlos Jesús Alejandro~Álex Miguel José_Manuel Rafael~Rafa Pablo Ángel Sergio Fernando Jorge Luis Alberto Álvaro Adrián Diego Raúl Iván Rubén Enrique~Quique Óscar Ramón Vicente Andrés Joaquín Santiago~Santi Eduardo Víctor Ignacio~Nacho Mario Jaime Guillermo Hugo Íñigo',
    surnames: hispanicSurnames,
  },
  {
    id: 'catalanBasque',
    style: 'two',
    women:
      'Montserrat~Montse Núria Mercè Neus Meritxell Ane Leire Maite Nerea Ainhoa Miren Itziar Laia Mireia Gemma Anna Xènia Uxue Garazi',
    men: 'Jordi Josep~Pep Marc Jaume Xavier~Xavi Oriol Joan Pau Albert Iker Mikel Jon Unai Aitor Ander Gorka Eneko Arnau Sergi Ramon Íñigo Koldo Xabier',
    surnames:
      'Puig Vila Serra Soler Ferrer Roca Bosch Pujol Font Mas Etxeberria Aguirre Goikoetxea Zubizarreta Agirre Mendizábal Urrutia Ibarra Casals Riera Vidal Sala Torrent Llobet Batlle Ruscalleda Arana Otegi Larrañaga Elorza Camprubí Domènech Güell Gràcia',
  },
  {
    id: 'hispanic',
    style: 'two',
    women:
      'María_Guadalupe~Lupita María Guadalupe~Lupe Juana Verónica~Vero Alejandra Claudia Gabriela~Gaby Carolina Paola Fernanda Daniela Valentina Camila Andrea Ximena Sofía Carla Constanza Javiera Catalina Francisca~Pancha Marcela Lorena Rosario~Charo Lourdes Yolanda Maribel Luz Adriana Mariana Liliana Viviana Pamela Katherine Soledad Josefina Yesenia',
    men: 'José_Luis Juan Carlos Luis Jorge Miguel_Ángel Jesús~Chuy Juan_Carlos Francisco~Pancho Alejandro Ricardo Fernando Eduardo~Lalo Roberto~Beto Sergio Héctor Javier Raúl Rodrigo Cristián Sebastián Matías Felipe Gonzalo Ignacio~Nacho Diego Hernán Patricio~Pato Claudio Marcelo Gustavo Óscar Andrés Mauricio Germán Arturo César Víctor Hugo Joaquín Esteban Nicolás Benjamín',
    surnames:
      'Hernández:55 García:42 Martínez:38 López:38 González:37 Rodríguez:27 Pérez:27 Sánchez:24 Ramírez:20 Cruz:18 Flores:17 Gómez:17 Morales:15 Vázquez:14 Reyes:14 Jiménez:14 Torres:13 Díaz:13 Gutiérrez:13 Ruiz:12 Mendoza:12 Aguilar:11 Ortiz:11 Moreno:11 Castillo:11 Romero:10 Álvarez:10 Méndez:10 Chávez:10 Rivera:9 Muñoz:9 Rojas:9 Soto:8 Contreras:8 Silva:8 Sepúlveda:7 Fuentes:7 Araya:6 Espinoza:6 Valenzuela:6 Tapia:6 Figueroa:6 Quispe:6 Mamani:5 Huamán:5 Vera:5 Bravo:5 Carrasco:5 Vargas:5 Castro:5 Guzmán:5 Juárez:5 Domínguez:4 Herrera:4 Medina:4 Salazar:4 Vega:4 Núñez:4 Cárdenas:4 Riquelme:4 Zúñiga:4 Yáñez:3 Peña:3 Ibarra:3 Cáceres:3 Saavedra:3 Orellana:3 Poblete:3 Garrido:3 Catalán:2 Huenchullán:1 Ñancupil:1',
  },
  {
    id: 'portuguese',
    style: 'particles',
    women:
      'Maria Ana Maria_João Catarina Joana Inês Marta Sofia Cristina Teresa Sara Isabel Paula Sandra Susana Carla Mariana Rita Helena Patrícia Sónia Filipa Beatriz Mónica Conceição~São Graça Fátima Vânia Cláudia',
    men: 'José~Zé João Paulo Carlos Pedro Manuel Luís Rui António~Tó Nuno Miguel Ricardo Jorge Tiago Francisco~Chico Bruno Filipe Hugo Fernando Diogo Gonçalo André Sérgio Vítor Hélder Duarte Joaquim~Quim Nélson Simão',
    surnames:
      'Silva:95 Santos:60 Ferreira:53 Pereira:49 Oliveira:37 Costa:37 Rodrigues:36 Martins:32 Jesus:30 Sousa:30 Fernandes:30 Gonçalves:28 Gomes:26 Lopes:25 Marques:25 Alves:24 Almeida:24 Ribeiro:24 Pinto:21 Carvalho:20 Teixeira:17 Moreira:15 Correia:15 Mendes:14 Nunes:13 Soares:13 Vieira:12 Monteiro:11 Cardoso:11 Rocha:10 Raposo:9 Neves:9 Coelho:9 Cruz:8 Cunha:8 Pires:8 Ramos:8 Reis:7 Simões:7 Antunes:7 Matos:6 Fonseca:6 Machado:6 Araújo:6 Barbosa:5 Tavares:5 Lourenço:5 Castro:5 Figueiredo:5 Azevedo:5 Magalhães:3 Guimarães:3 Leitão:2 Falcão:2',
  },
  {
    id: 'brazilian',
    style: 'particles',
    women:
      'Maria Ana Francisca Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz~Bia Rita Luana Sônia Renata Eliane Priscila Rafaela Natália Daniela Raquel Tatiane Thaís Viviane Ana_Paula Ana_Carolina Simone',
    men: 'José~Zé João Antônio~Toninho Francisco~Chico Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo~Edu Felipe Rodrigo Manoel Mateus André Fernando Fábio Leonardo~Léo Gustavo Guilherme Leandro Tiago Anderson Ricardo Márcio Jorge Alexandre Roberto~Beto Edson Diego Vítor Sérgio Cláudio Thiago Wellington Washington Caio Otávio',
    surnames:
      'Silva:210 Santos:120 Oliveira:80 Souza:75 Lima:50 Pereira:49 Ferreira:45 Costa:42 Rodrigues:40 Almeida:35 Nascimento:34 Alves:33 Carvalho:30 Araújo:28 Ribeiro:28 Gomes:27 Barbosa:24 Rocha:23 Dias:21 Martins:20 Cavalcanti:12 Monteiro:15 Mendes:15 Freitas:14 Cardoso:14 Ramos:14 Teixeira:13 Correia:12 Moreira:12 Nunes:12 Vieira:12 Batista:11 Moura:11 Melo:11 Cunha:10 Azevedo:10 Pinto:10 Lopes:10 Campos:9 Fonseca:8 Machado:8 Borges:8 Castro:8 Medeiros:7 Reis:7 Conceição:7 Bezerra:7 Farias:6 Xavier:6 Assunção:3 Guimarães:5 Magalhães:4 Brandão:4',
  },
  {
    id: 'italian',
    women:
      'Maria Anna Francesca Laura Giulia Elena Paola Chiara Silvia Sara Alessandra~Sandra Federica~Fede Valentina Barbara Roberta Elisa Daniela Simona Claudia Monica Martina Giovanna~Gianna Cristina Stefania Ilaria Alice Marta Eleonora Lucia Serena Rosa Giuseppina~Pina Concetta~Tina Michela Beatrice Arianna Giorgia Camilla Veronica Nicoletta Donatella',
    men: 'Giuseppe~Beppe~Pino Giovanni~Gianni Antonio~Tonino Mario Luigi~Gigi Andrea Francesco~Franco Marco Alessandro~Sandro Roberto Stefano Vincenzo~Enzo Paolo Luca Salvatore~Totò Matteo Davide Angelo Domenico~Mimmo Fabio Carlo Massimo Michele Simone Claudio Daniele Lorenzo~Renzo Riccardo Giorgio Alberto Federico Maurizio Niccolò Emanuele Pietro Enrico Filippo Gianluca Gian_Marco Pierpaolo Raffaele Nicola Sergio',
    surnames:
      'Rossi:90 Russo:60 Ferrari:50 Esposito:45 Bianchi:38 Romano:36 Colombo:35 Ricci:30 Marino:29 Greco:29 Bruno:28 Gallo:27 Conti:26 De_Luca:26 Costa:25 Mancini:25 Giordano:24 Rizzo:24 Lombardi:23 Moretti:22 Barbieri:20 Fontana:20 Santoro:19 Mariani:19 Rinaldi:19 Caruso:18 Ferrara:18 Galli:18 Martini:17 Leone:17 Longo:16 Gentile:16 Martinelli:16 Vitale:15 Lombardo:15 Serra:15 Coppola:14 De_Santis:14 D’Angelo:14 Marchetti:13 Parisi:13 Villa:13 Conte:12 Ferraro:12 Ferri:12 Fabbri:12 Bianco:12 Marini:11 Grasso:11 Valentini:11 Messina:11 Sala:10 De_Angelis:10 Gatti:10 Pellegrini:10 Palumbo:9 Sanna:9 Farina:9 Rizzi:9 Monti:9 Cattaneo:8 Morelli:8 Amato:8 Silvestri:8 Mazza:8 Testa:8 Grassi:8 Pellegrino:7 Carbone:7 Giuliani:7 Benedetti:7 Barone:7 Rossetti:6 Caputo:6 Montanari:6 Guerra:6 Palmieri:6 Bernardi:6 Martino:5 Fiore:5 De_Rosa:5 Ferretti:5 Bellini:5 Basile:5 Riva:5 Donati:5 Piras:5 Vitali:5 Battaglia:5 Sartori:5 Neri:5 Costantini:5 Milani:4 Pagano:4 Ruggiero:4 Sorrentino:4 D’Amico:4 Orlando:4 Damico:3 Negri:4',
    rare: {
      share: 0.35,
      stems:
        'Bert Mar Pell Cast Fior Gam Zan Bor Cav Dall Ghir Lor Mant Nav Orl Pas Ross Salv Tom Ven Bald Ceccar Fald Guid Martin Pant',
      endings: 'ini etti ello one ucci ato oni aro esi otti in elli azzi ari acci ani',
    },
  },
  {
    id: 'romanian',
    women:
      'Maria Elena Ioana Ana Mihaela Andreea Cristina Daniela Alexandra Gabriela Alina Mariana Raluca Anca Simona Diana Monica Oana Roxana Laura Irina Ștefania Ileana Crina Mădălina Bianca Corina Țuța',
    men: 'Ion Andrei Alexandru Gheorghe~Gigi Mihai Vasile Ionuț Cristian Adrian Florin Constantin~Costel Nicolae Marian Gabriel Daniel Ștefan Bogdan Marius Cătălin Răzvan Lucian Radu Sorin Vlad Octavian Dragoș Cosmin Călin',
    surnames:
      'Popa:19 Popescu:15 Pop:14 Radu:13 Dumitru:12 Ionescu:11 Stoica:11 Stan:10 Gheorghe:10 Rusu:10 Munteanu:10 Matei:9 Marin:9 Constantin:8 Lazăr:8 Ciobanu:8 Serban:7 Moldovan:7 Florea:7 Stanciu:6 Dinu:6 Tudor:6 Neagu:5 Dobre:5 Georgescu:5 Ungureanu:5 Barbu:4 Nistor:4 Ene:4 Toma:4 Voicu:4 Enache:4 Țăranu:2 Șerbănescu:2 Vasilescu:4 Dragomir:4 Petrescu:4 Cojocaru:4',
    rare: {
      share: 0.3,
      stems: 'Ion Petr Const Dumitr Marin Stăn Văcăr Negr Bădul Grig Pavel Teodor Alb Andr Anton Diacon Filip',
      endings: 'escu eanu oiu aru ache uță ovici',
    },
  },
  {
    id: 'greek',
    women:
      'Maria=Μαρία Eleni=Ελένη Katerina=Κατερίνα Vasiliki=Βασιλική Sofia=Σοφία Georgia=Γεωργία Dimitra=Δήμητρα Konstantina=Κωνσταντίνα Ioanna=Ιωάννα Anna=Άννα Evangelia~Litsa=Ευαγγελία Panagiota=Παναγιώτα Angeliki=Αγγελική Chrysoula=Χρυσούλα Despina=Δέσποινα Athina=Αθηνά',
    men: 'Georgios~Giorgos=Γεώργιος Ioannis~Yannis=Ιωάννης Konstantinos~Kostas=Κωνσταντίνος Dimitrios~Dimitris=Δημήτριος Nikolaos~Nikos=Νικόλαος Panagiotis=Παναγιώτης Vasileios~Vasilis=Βασίλειος Christos=Χρήστος Athanasios~Thanasis=Αθανάσιος Michail~Michalis=Μιχαήλ Evangelos=Ευάγγελος Spyridon~Spyros=Σπυρίδων Anastasios=Αναστάσιος Stavros=Σταύρος Theodoros=Θεόδωρος Alexandros=Αλέξανδρος',
    surnames:
      'Papadopoulos/Papadopoulou=Παπαδόπουλος/Παπαδοπούλου:30 Papageorgiou=Παπαγεωργίου Oikonomou=Οικονόμου Papadimitriou=Παπαδημητρίου Georgiou=Γεωργίου Pappas/Pappa=Παππάς/Παππά Vasileiou=Βασιλείου Nikolaidis/Nikolaidou=Νικολαΐδης/Νικολαΐδου Karagiannis/Karagianni=Καραγιάννης/Καραγιάννη Makris/Makri=Μακρής/Μακρή Dimitriou=Δημητρίου Antoniou=Αντωνίου Konstantinidis/Konstantinidou=Κωνσταντινίδης/Κωνσταντινίδου Panagopoulos/Panagopoulou=Παναγόπουλος/Παναγοπούλου Vlachos/Vlachou=Βλάχος/Βλάχου Samaras/Samara=Σαμαράς/Σαμαρά Papantoniou=Παπαντωνίου Christodoulou=Χριστοδούλου Alexiou=Αλεξίου Mavridis/Mavridou=Μαυρίδης/Μαυρίδου Lamprou=Λάμπρου Tsakiris/Tsakiri=Τσακίρης/Τσακίρη Angelopoulos/Angelopoulou=Αγγελόπουλος/Αγγελοπούλου Kontos/Kontou=Κόντος/Κόντου',
  },
  {
    id: 'albanian',
    women: 'Elira Drita Valbona Arta Blerta Ermira Mimoza Teuta Anila Vjosa Elona Besa',
    men: 'Agron Arben Besnik Dritan Ilir Fatos Gëzim Luan Artan Bujar Genc Shpëtim',
    surnames:
      'Hoxha Shehu Prifti Leka Dervishi Gashi Krasniqi Berisha Hasani Kola Marku Çela Gjoka Basha Myftari Bytyqi Zhupa',
  },
];
