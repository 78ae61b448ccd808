import { agendaPart, type LivePoint } from '@asamblea/domain';
import { VisuallyHidden } from '../../../ui/device/VisuallyHidden.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
import { Icon } from '../../../ui/widgets/Icon.tsx';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const checkIcon = 'M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z';

interface ProjectedAgendaProps {
  readonly points: readonly LivePoint[];
  /** The one that is treated; null: none. */
  readonly current: string | null;
}

/** More at once would not be read from the last row. */
const shownAtMost = 7;

/** The agenda and where the meeting is: what was treated has a mark, what is treated is large. */
export function ProjectedAgenda({ points, current }: ProjectedAgendaProps) {
  const { shown, before, after } = agendaPart(points, current, shownAtMost);
  const reached = points.findIndex(({ pointId }) => pointId === current);
  return (
    <section aria-label="Orden del día" className="agenda-list">
      <div aria-hidden className="agenda-list-before">
        Orden del día{before > 0 && ` · ${sayMore(before)} antes`}
      </div>
      <ol className={classes('agenda-list-points', reached < 0 && 'agenda-list-text')}>
        {shown.map(({ pointId, number, text }) => {
          const isCurrent = pointId === current;
          const isPast = before + shown.findIndex((one) => one.pointId === pointId) < reached;
          // Drawn apart, it is still read before its text.
          const said = (
            <>
              <VisuallyHidden>{number}. </VisuallyHidden>
              {text}
            </>
          );
          return (
            <li
              key={pointId}
              {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
              className={classes(
                'agenda-list-point',
                isPast && 'muted',
                isCurrent && 'agenda-list-treated',
              )}
            >
              <span aria-hidden className="agenda-list-number">
                {isPast ? <Icon path={checkIcon} /> : number}
              </span>
              {isCurrent ? <h1 className="agenda-list-heading">{said}</h1> : <span>{said}</span>}
            </li>
          );
        })}
      </ol>
      {after > 0 && <div className="agenda-list-after">Y {sayMore(after)} más</div>}
    </section>
  );
}

function sayMore(count: number): string {
  return count === 1 ? '1 punto' : `${count} puntos`;
}
