import type { Role } from '@asamblea/domain';
import { seedAccount } from './seedAccount.ts';
import { isPublished, publishAssembly, seedAssembly } from './seedAssembly.ts';

const test = {
  assemblyId: 'conjunto-de-prueba',
  cot: 'prueba',
  name: 'Conjunto de Prueba',
  kind: 'building',
};

const people: readonly (readonly [word: string, role: Role, name: string])[] = [
  ['admin', 'admin', 'Administración de Prueba'],
  ['moderador', 'moderator', 'Moderación de Prueba'],
  ['registro', 'registrar', 'Registro de Prueba'],
  ['votante1', 'voter', 'Votante Uno'],
  ['votante2', 'voter', 'Votante Dos'],
  ['votante3', 'voter', 'Votante Tres'],
];

/** An assembly without roster, for journeys that begin by importing one. */
export async function seedTestAssembly(): Promise<boolean> {
  if (await isPublished(test.cot)) return false;
  await seedAssembly(test);
  for (const [word, role, name] of people) {
    const email = `${word}-prueba@asamblea.test`;
    await seedAccount(test.assemblyId, {
      uid: `prueba-${word}`,
      email,
      name,
      role,
      personId: null,
    });
  }
  await publishAssembly(test);
  return true;
}
