/** Street names by zone, with `#` for the house number. They are common names that exist in many towns, not real addresses. */
const zones = {
  french: `# rue de la République|# avenue Jean Jaurès|# rue Victor Hugo|# boulevard Voltaire|# rue du Général Leclerc|# avenue de la Gare|# rue des Lilas|# place de la Liberté|# rue Pasteur|# quai de la Marine|# chemin des Vignes|# allée des Tilleuls|# route de Lyon|# rue Émile Zola|# avenue du Maréchal Foch|# rue de l'Industrie|# boulevard de l'Europe|# rue du Moulin|# cours Gambetta|# impasse des Acacias|# rue Ampère|# avenue de l'Énergie|# rue Marie Curie|# rue des Frères Lumière`,
  maghreb: `# avenue Mohammed V|# boulevard de la Liberté|# rue Ibn Khaldoun|# avenue Habib Bourguiba|# rue Ibn Sina|# boulevard de l'Indépendance|# rue des Oliviers|# avenue de la Palestine|# rue El Farabi|# avenue de l'Union`,
  westAfrica: `# avenue de l'Indépendance|# rue du Commerce|# boulevard de la République|# route de l'Aéroport|# rue des Jardins|# boulevard Maritime|# avenue de la Corniche|# rue des Cocotiers`,
  dutch: `Stationsstraat #|Kerkstraat #|Dorpsstraat #|Molenweg #|Industrieweg #|Energielaan #|Schoolstraat #|Parklaan #|Havenkade #|Nieuwstraat #|Koningin Astridlaan #|Lindelaan #|Beukenlaan #|Marktplein #`,
  german: `Hauptstraße #|Bahnhofstraße #|Schillerstraße #|Goethestraße #|Am Kraftwerk #|Industriestraße #|Gartenweg #|Lindenallee #|Rheinufer #|Bergstraße #|Werkstraße #|Ringstraße #`,
  italian: `Via Roma, #|Via Giuseppe Garibaldi, #|Corso Vittorio Emanuele II, #|Via Dante Alighieri, #|Viale dell'Industria, #|Via Guglielmo Marconi, #|Piazza della Libertà, #|Via Alessandro Volta, #|Via Galileo Galilei, #|Viale Europa, #`,
  spanish: `Calle Mayor, #|Avenida de la Constitución, #|Calle de Alcántara, #|Paseo de la Estación, #|Calle San Martín, #|Avenida Libertad, #|Calle Los Olivos, #|Calle Miguel de Cervantes, #|Avenida de la Energía, #|Plaza de la Independencia, #|Calle Simón Bolívar, #`,
  portuguese: `Rua da Liberdade, #|Avenida da República, #|Rua de São João, #|Rua das Flores, #|Avenida 25 de Abril, #|Rua do Comércio, #|Largo da Estação, #|Rua Luís de Camões, #|Avenida do Mar, #`,
  brazilian: `Rua Quinze de Novembro, #|Avenida Getúlio Vargas, #|Rua Sete de Setembro, #|Avenida das Nações, #|Rua Tiradentes, #|Rua Dom Pedro II, #|Avenida Beira-Mar, #|Rua Santos Dumont, #|Rodovia do Contorno, #`,
  british: `# High Street|# Station Road|# Victoria Road|# Church Lane|# Queensway|# Mill Lane|# Albert Street|# Kingsway|# Windmill Road|# Harbour Street|# Science Park Road|# Wellington Street`,
  american: `#00 Main Street|#25 Oak Avenue|#50 Lincoln Boulevard|#10 Maple Drive|#00 Market Street|#40 Washington Avenue|#15 Energy Parkway|#70 Riverside Drive|#30 Franklin Street|#00 Industrial Way`,
  quebec: `#0, rue Saint-Jacques|#5, boulevard Laurier|#0, chemin Sainte-Foy|#5, avenue du Parc|#0, rue Notre-Dame Ouest|#5, rue de la Montagne`,
  polish: `ul. Mickiewicza #|ul. Słowackiego #|ul. Kościuszki #|al. Jana Pawła II #|ul. Polna #|ul. Leśna #|ul. Długa #|ul. Energetyczna #`,
  romanian: `Strada Mihai Eminescu #|Bulevardul Unirii #|Strada Victoriei #|Calea București #|Strada Avram Iancu #|Bulevardul Independenței #`,
  czech: `Masarykova #|Nádražní #|Husova #|Komenského #|Palackého #|Jiráskova #|Lidická #`,
  hungarian: `Petőfi Sándor utca #.|Kossuth Lajos utca #.|Rákóczi út #.|Széchenyi tér #.|Váci út #.|Ady Endre utca #.`,
  swedish: `Storgatan #|Kungsgatan #|Drottninggatan #|Hamngatan #|Järnvägsgatan #|Skolgatan #|Energigatan #`,
  norwegian: `Storgata #|Kongens gate #|Havnegata #|Kirkegata #|Strandgata #|Industriveien #`,
  finnish: `Mannerheimintie #|Asemakatu #|Kauppakatu #|Satamakatu #|Koulukatu #|Teollisuustie #`,
  greek: `Λεωφόρος Συγγρού #|Οδός Ερμού #|Οδός Σταδίου #|Λεωφόρος Κηφισίας #|Οδός Βενιζέλου #`,
  turkish: `Atatürk Caddesi No: #|Cumhuriyet Caddesi No: #|İnönü Bulvarı No: #|Fatih Sokak No: #|Sanayi Caddesi No: #|Gül Sokak No: #`,
  gulf: `# King Abdullah Road|# Corniche Road|# Al Falah Street|# Airport Road|# Al Salam Street|# Industrial Area Street 7|# Al Khaleej Street`,
  levant: `# Rothschild Boulevard|# Ben Yehuda Street|# Jabotinsky Street|# HaNassi Boulevard|# Weizmann Street`,
  russian: `ул. Ленина, #|пр. Мира, #|ул. Гагарина, #|ул. Советская, #|ул. Пушкина, #|Набережная ул., #`,
  caucasus: `# Rustaveli Avenue|# Tigran Mets Avenue|# Abovyan Street|# Agmashenebeli Avenue|# Nizami Street|# Abay Avenue|# Amir Temur Avenue`,
  indian: `#, Mahatma Gandhi Road|#, Nehru Place|#, Station Road|#, Rajaji Salai|#, Industrial Estate Phase II|#, Park Street|#, Lake View Road`,
  chinese: `# Renmin Road|# Zhongshan Road|# Jiefang Avenue|# Jianguo Road|# Heping Road|# Xinhua Street|# Binjiang Avenue|# Keji Road`,
  japanese: `1-#-8 Chūō|2-#-5 Honchō|3-#-1 Sakae|4-#-12 Minato|5-#-3 Higashi|1-#-20 Nishi`,
  korean: `# Jungang-ro|# Sejong-daero|# Teheran-ro|# Gongdan-ro|# Hangang-daero|# Haean-ro`,
  thai: `# Sukhumvit Road|# Rama IX Road|# Phahonyothin Road|# Silom Road|# Map Ta Phut Road`,
  indonesian: `Jl. Jenderal Sudirman No. #|Jl. Merdeka No. #|Jl. Gatot Subroto No. #|Jl. Ahmad Yani No. #|Jl. Diponegoro No. #`,
  vietnamese: `# Lê Lợi|# Nguyễn Huệ|# Trần Hưng Đạo|# Hai Bà Trưng|# Điện Biên Phủ`,
  african: `# Independence Avenue|# Uhuru Street|# Marina Road|# Nelson Mandela Avenue|# Commerce Road|# Acacia Avenue|# Lagoon Road`,
} as const;

export type StreetZone = keyof typeof zones;

/** The street of a zone at `draw` (0 to 1), with a house number. */
export function streetOf(zone: StreetZone, draw: number, houseNumber: number): string {
  const names = zones[zone].split('|');
  return (names[Math.floor(draw * names.length)] as string).replace('#', String(houseNumber));
}
