import { readFileSync } from 'node:fs';

// Loaded into a node before it starts (`NODE_OPTIONS=--import`). Shifts its clock by the number of milliseconds in the file CLOCK_FILE, which may change. Timers
// and the clock of the database are not shifted, as on a machine whose clock is set.

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
    // It is being written.
  }
}, 50).unref();
