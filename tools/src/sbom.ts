import { billOfMaterials } from './bill-of-materials.ts';
import { readLock } from './read-lock.ts';

// `npm run sbom --silent > sbom.json` writes the software bill of materials in the format CycloneDX.
process.stdout.write(`${JSON.stringify(billOfMaterials(readLock(), process.versions.node), undefined, 2)}\n`);
