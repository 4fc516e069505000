import { readFileSync } from 'node:fs';

// Preloaded into a node (`NODE_OPTIONS=--import`). Shifts its clock by the milliseconds in the file CLOCK_FILE, which may change. Timers
// and the clock of the database are not shifted, as if the clock of the machine had been set.

const RealDate = Date;
let offset = 0;

class ShiftedDate extends RealDate {
  constructor(...values: [] | [number]) {
    if (values.length === 0) super(RealDate.now() + offset);
    else super(...values);
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
setInterval(() => {
  try {
    offset = Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8'));
  } catch {
    // The file is being written.
  }
}, 50).unref();
