import type { PackId } from '../../kernel/assemblies/packId.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { ley675 } from '../../laws/colombia/coSources.ts';

/**
 * What to warn of before a secret vote under a law that asks for the content of each vote. Never a
 * refusal: people decide.
 */
export function secretWarning(rulePack: PackId): string | null {
  if (rulePack !== 'co-ph') return null;
  return `En una reunión no presencial o mixta la ley pide prueba inequívoca de lo que votó cada propietario, y un voto secreto no la deja: allí use el voto con nombre (${citeSource(ley675('42'))}).`;
}
