import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { companyWords, ConceptLinker, occupationsFile, unpackConceptTables, Vocabulary } from '../src/index.ts';

export const linker = ConceptLinker.of(unpackConceptTables(brotliDecompressSync(readFileSync(occupationsFile))));

/** The vocabulary as the directory loads it, with some job families. */
export const vocabulary = new Vocabulary(linker, companyWords, [
  {
    code: 'PM',
    labels: [
      'Gestion de projet',
      'Project management',
      'Gestione progetti',
      'Gestión de proyectos',
      'Projectmanagement',
      'Gestão de projetos',
    ],
  },
  {
    code: 'EN',
    labels: [
      'Ingénierie et projets',
      'Engineering and projects',
      'Ingegneria e progetti',
      'Ingeniería y proyectos',
      'Engineering en projecten',
      'Engenharia e projetos',
    ],
  },
  {
    code: 'FI',
    labels: [
      'Finance, fiscalité et assurance',
      'Finance, tax and insurance',
      'Finanza, fiscalità e assicurazioni',
      'Finanzas, fiscalidad y seguros',
      'Financiën, belastingen en verzekeringen',
      'Finanças, fiscalidade e seguros',
    ],
  },
  {
    code: 'IT',
    labels: [
      'Digital, informatique et données',
      'Digital, IT and data',
      'Digitale, informatica e dati',
      'Digital, informática y datos',
      'Digitaal, IT en data',
      'Digital, informática e dados',
    ],
  },
  {
    code: 'PR',
    labels: [
      'Achats et logistique',
      'Procurement and logistics',
      'Acquisti e logistica',
      'Compras y logística',
      'Inkoop en logistiek',
      'Compras e logística',
    ],
  },
  { code: 'HR', labels: ['Ressources humaines', 'Human resources', 'Risorse umane', 'Recursos humanos'] },
  {
    code: 'LT',
    labels: [
      'Juridique et éthique',
      'Legal and ethics',
      'Affari legali ed etica',
      'Asuntos jurídicos y ética',
      'Juridische zaken en ethiek',
      'Assuntos jurídicos e ética',
    ],
  },
  {
    code: 'AU',
    labels: [
      'Stratégie, audit et conseil',
      'Strategy, audit and consulting',
      'Strategia, audit e consulenza',
      'Estrategia, auditoría y consultoría',
      'Strategie, audit en advies',
      'Estratégia, auditoria e consultoria',
    ],
  },
  { code: 'CO', labels: ['Communication', 'Comunicazione', 'Comunicación', 'Communicatie', 'Comunicação'] },
  { code: 'MT', labels: ['Maintenance', 'Manutenzione', 'Mantenimiento', 'Onderhoud', 'Manutenção'] },
  {
    code: 'SC',
    labels: [
      'Vente et service clients',
      'Sales and customer services',
      'Vendite e servizio clienti',
      'Ventas y atención al cliente',
      'Verkoop en klantenservice',
      'Vendas e atendimento ao cliente',
    ],
  },
]);
