import type { Role } from '@asamblea/domain';
import { seedAccount } from './seedAccount.ts';
import { isPublished, type NewAssembly, publishAssembly, seedAssembly } from './seedAssembly.ts';

const test = {
  assemblyId: 'conjunto-de-prueba',
  cot: 'prueba',
  name: 'Conjunto de Prueba',
  kind: 'building' as const,
  /** At the end of the addresses of its accounts. */
  word: 'prueba',
};

/** The first call is still to be opened. */
const calls = {
  assemblyId: 'conjunto-de-llamados',
  cot: 'llamados',
  name: 'Conjunto de los Llamados',
  kind: 'building' as const,
  sessionState: 'planned',
  word: 'llamados',
} as const;

/** The assembly whose owners give proxies. */
const proxies = {
  assemblyId: 'conjunto-de-poderes',
  cot: 'poderes',
  name: 'Conjunto de los Poderes',
  kind: 'building' as const,
  word: 'poderes',
} as const;

/** The assembly whose meeting is reported afterwards. */
const reports = {
  assemblyId: 'conjunto-de-informes',
  cot: 'informes',
  name: 'Conjunto de los Informes',
  kind: 'building' as const,
  sessionState: 'planned',
  word: 'informes',
} as const;

const people: readonly (readonly [word: string, role: Role, name: string])[] = [
  ['admin', 'admin', 'Administración de Prueba'],
  ['moderador', 'moderator', 'Moderación de Prueba'],
  ['registro', 'registrar', 'Registro de Prueba'],
  ['votante1', 'voter', 'Votante Uno'],
  ['votante2', 'voter', 'Votante Dos'],
  ['votante3', 'voter', 'Votante Tres'],
];

/** Assemblies without roster, for journeys that begin by importing one. */
export async function seedTestAssembly(): Promise<boolean> {
  const seeded: boolean[] = [];
  for (const one of [test, calls, proxies, reports]) seeded.push(await seedOne(one));
  return seeded.includes(true);
}

async function seedOne(assembly: NewAssembly & { readonly word: string }): Promise<boolean> {
  if (await isPublished(assembly.cot)) return false;
  await seedAssembly(assembly);
  for (const [word, role, name] of people) {
    const email = `${word}-${assembly.word}@asamblea.test`;
    await seedAccount(assembly.assemblyId, {
      uid: `${assembly.word}-${word}`,
      email,
      name,
      role,
      personId: null,
    });
  }
  await publishAssembly(assembly);
  return true;
}
