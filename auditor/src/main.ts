#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { audit } from './audit.ts';
import { Broken } from './bytes/broken.ts';
import { writeReport } from './report/writeReport.ts';

/**
 *   node auditor/src/main.ts expediente.zip [--codigo 14-7K2M-Q0XD-9RTV-0A1B]
 *
 * Ends with 0 when everything that was checked matches, with 1 when something does not, and with 2 when the file cannot be read.
 */
function run(): number {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { codigo: { type: 'string', default: '' } },
    });
    const [path] = positionals;
    if (path === undefined)
      throw new Broken('Uso: asamblea-auditor expediente.zip [--codigo CÓDIGO]');
    const report = audit(readFileSync(path), values.codigo);
    process.stdout.write(writeReport(report));
    return report.mismatched.length === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(
      `${error instanceof Broken ? error.message : `No se pudo leer el archivo. ${error}`}\n`,
    );
    return 2;
  }
}

process.exitCode = run();
