#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/server/plinth.js', import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('Plinth is not built yet: run `npm run build` (or `npm start`) first.');
  process.exitCode = 1;
}
