import type { PackProgress } from '../firebase/records/readPack.ts';
import { Loading } from '../ui/feedback/Loading.tsx';

interface LoadingRosterProps {
  readonly shape?: 'list' | 'cards';
  /** The progress of each part: the one furthest from its end is shown. */
  readonly progress: readonly (PackProgress | null)[];
}

/** While a roster comes: of one that is in several parts, how many have come. */
export function LoadingRoster({ shape = 'list', progress }: LoadingRosterProps) {
  const coming = progress.flatMap((one) => one ?? []);
  const came = coming.reduce((sum, one) => sum + one.came, 0);
  const of = coming.reduce((sum, one) => sum + one.of, 0);
  const said = of < 2 ? undefined : `Cargando el padrón: ${came} de ${of} partes…`;
  return <Loading shape={shape} said={said} />;
}
