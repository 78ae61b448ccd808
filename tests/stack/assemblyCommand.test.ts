import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';

/** Where nothing of ours listens. */
const shift = '24000';
const whole = [
  ...['create', '--organisation', 'Administraciones Andes', '--name', 'Torres del Parque'],
  ...['--law', 'co-ph', '--admin', 'ana@firma.test', '--admin-name', 'Ana Ruiz'],
];

/** As typed where nobody can be asked. */
function run(words: readonly string[]): Promise<{ code: number | null; output: string }> {
  const { FIRESTORE_EMULATOR_HOST: _one, FIREBASE_AUTH_EMULATOR_HOST: _two, ...rest } = process.env;
  const env = { ...rest, ASAMBLEA_PORT_SHIFT: shift };
  return new Promise((resolve) => {
    const command = [join(projectRoot, 'scripts/assembly.ts'), ...words];
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

const without = (flag: string) => whole.filter((word, i) => word !== flag && whole[i - 1] !== flag);

test.each([
  ['nothing', [], /Uso: npm run assembly create/u],
  ['a flag that is not there', [...whole, '--colour', 'red'], /--colour[\s\S]*Uso:/u],
  ['no organisation', without('--organisation'), /Falta --organisation\. ¿Qué organización/u],
  ['no administrator', without('--admin'), /Falta --admin\. ¿Cuál es el correo/u],
  ['a law that nobody knows', [...whole, '--law', 'fr'], /--law no vale «fr»[\s\S]*co-ph: /u],
  ['an address that is none', [...whole, '--admin', 'ana'], /--admin no vale «ana»/u],
  ['a zone without clocks', [...whole, '--zone', 'Macondo'], /--zone no vale «Macondo»/u],
  ['a code with a space', [...whole, '--cot', 'mi conjunto'], /No se entiende --cot/u],
  ['everything, where nothing listens', whole, /No hay emuladores en marcha[\s\S]*--project/u],
])('%s ends with the next step', async (_, words, told) => {
  const { code, output } = await run(words);
  expect(output).toMatch(told);
  expect(code).toBe(1);
});
