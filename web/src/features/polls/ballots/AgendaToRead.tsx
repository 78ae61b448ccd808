import { type PointNow, sayPoint } from '@asamblea/domain';
import { useAgenda } from '../../../firebase/records/useAgenda.ts';
import { DocumentsToRead } from './form/DocumentsToRead.tsx';

interface AgendaToReadProps {
  readonly cot: string;
  /** The point that is treated; null: none. */
  readonly point: PointNow | null;
}

/** While nothing is asked: the points to be treated, the present one, and the documents to read before. */
export function AgendaToRead({ cot, point }: AgendaToReadProps) {
  const points = useAgenda(cot, point?.pointId ?? null);
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="orden-del-dia">
      <h2 id="orden-del-dia" className="text-h3">
        Orden del día
      </h2>
      <ol className="plain-list agenda-to-read">
        {points.map(({ documents, ...one }) => (
          <li
            key={one.pointId}
            {...(one.pointId === point?.pointId ? { 'aria-current': 'step' as const } : {})}
          >
            {sayPoint(one)}
            <DocumentsToRead cot={cot} documents={documents} label={`Documentos de ${one.text}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}
