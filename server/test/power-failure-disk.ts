import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

// Preloaded into all threads of `power-failure-writer.ts`. Copies each file that fsync writes to the disk from the folder LIVE_FOLDER to the folder DISK_FOLDER, which
// is then what is left after a power failure.

const [live = '', disk = ''] = [process.env['LIVE_FOLDER'], process.env['DISK_FOLDER']];
const paths = new Map<number, string>();
const renamed: { readonly from: string; readonly to: string }[] = [];
const { openSync, fsyncSync, renameSync } = fs;

fs.renameSync = (from, to) => {
  renameSync(from, to);
  renamed.push({ from: String(from), to: String(to) });
};

fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest);
  paths.set(descriptor, String(path));
  return descriptor;
};
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  const path = paths.get(descriptor) ?? '';
  const onDisk = join(disk, relative(live, path));
  if (fs.fstatSync(descriptor).isDirectory()) syncNames(path, onDisk);
  else {
    fs.mkdirSync(dirname(onDisk), { recursive: true });
    fs.copyFileSync(path, onDisk);
  }
};
syncBuiltinESMExports();

function syncNames(path: string, onDisk: string): void {
  fs.mkdirSync(onDisk, { recursive: true });
  for (const { from, to } of renamed.splice(0)) {
    if (dirname(to) === path) renameSync(join(onDisk, basename(from)), join(onDisk, basename(to)));
  }
  const names = new Set(fs.readdirSync(path));
  for (const name of fs.readdirSync(onDisk)) {
    if (!names.has(name)) fs.rmSync(join(onDisk, name), { recursive: true });
  }
}
