import { formatWeight } from '../../kernel/weights/formatWeight.ts';
import { sayPresence } from '../../laws/quorum/quorum.ts';

/** `75,0000 de 100,0000 (75,00 %)`: the part present, over the base of the law. */
export function sayQuorum(quorum: Parameters<typeof sayPresence>[0]): string {
  const { present, total } = quorum;
  return `${formatWeight(present.weight)} de ${formatWeight(total.weight)} (${sayPresence(quorum)})`;
}
