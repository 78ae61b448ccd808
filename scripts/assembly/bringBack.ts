import { parseArgs } from 'node:util';
import { manifestPath, organisationIdOf } from '@asamblea/domain';
import * as z from 'zod';
import { openFiles } from '../../functions/src/kernel/files/openFiles.ts';
import { checkExport } from '../../functions/src/office/exports/checkExport.ts';
import { restoreExport } from '../../functions/src/office/exports/restoreExport.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';
import { adminAccount, adminLink, taken } from './adminAccess.ts';
import { openZip } from './openZip.ts';

/** Restores an assembly from its export, and answers in words where to go on. */
export async function bringBack(words: readonly string[], address: string): Promise<string> {
  const { file, admin } = readFlags(words);
  const entries = await openZip(file);
  const { organisation } = taken(await checkExport(entries));
  if (organisationIdOf(organisation.name) === '') throw new StackProblem(`Falta ${manifestPath}.`);
  const uid = await adminAccount(organisation.name, admin);
  const onFile = (path: string) => process.stdout.write(`${path}\n`);
  const account = { uid, ...admin };
  const { assemblyId, cot, name } = taken(
    await restoreExport({ entries, admin: account, files: openFiles(), now: Date.now(), onFile }),
  );
  const link = await adminLink({ assemblyId, uid, address, now: Date.now(), email: admin.email });
  return [
    `\nListo: «${name}» está aquí, con el código ${cot}.`,
    link === null
      ? `1. ${admin.name} entra con la contraseña de su cuenta.`
      : `1. ${admin.name} escoge su contraseña: ${link}`,
    `2. Ingresa con el código ${cot} y ${admin.email}: ${address}/login?cot=${cot}`,
    '3. Los códigos y enlaces de antes no abren aquí: en Invitaciones se hacen todos otra vez.',
    '   El correo y Zoom se conectan de nuevo en Ajustes.\n',
  ].join('\n');
}

const flags = z.object({
  file: z.string().min(1),
  admin: z.email().transform((email) => email.toLowerCase()),
  'admin-name': z.string().trim().min(1),
});

function readFlags(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      file: { type: 'string' },
      admin: { type: 'string' },
      'admin-name': { type: 'string' },
      project: { type: 'string' },
    },
  });
  const read = flags.safeParse(values);
  if (!read.success) {
    throw new StackProblem(`Falta o no vale --${read.error.issues[0]?.path.join('')}.`);
  }
  return {
    file: read.data.file,
    admin: { email: read.data.admin, name: read.data['admin-name'] },
  };
}
