import { describe, expect, it } from 'vitest';
import { exportFileName } from './csv-export.ts';

describe('exportFileName', () => {
  it('contains date and time', () => {
    expect(exportFileName(new Date(2026, 10, 20, 14, 5, 9))).toBe('directory-2026-11-20_14-05-09.csv');
    expect(exportFileName(new Date(2026, 0, 2), 'vcf')).toBe('directory-2026-01-02_00-00-00.vcf');
  });
});
