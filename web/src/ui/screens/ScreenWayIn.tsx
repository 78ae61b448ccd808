import { useContext, useSyncExternalStore } from 'react';
import { QrCode } from '../pictures/QrCode.tsx';
import { classes } from '../widgets/classes.ts';
import { PhonesInContext } from './phonesIn.ts';

interface ScreenWayInProps {
  /** The assembly's public key. */
  readonly cot: string;
  /** Of the QR's side. */
  readonly size?: string;
  /** Where coming in is what the hall has to do: the code half as high as the screen, its words under it. */
  readonly isLarge?: boolean;
}

/**
 * How to come in from where one sits: a QR, an address that can be typed and the assembly's code. Never
 * anything personal: the whole hall and its video see it. It does not shrink with what else there is.
 */
export function ScreenWayIn({ cot, isLarge = false, ...given }: ScreenWayInProps) {
  const phonesIn = useContext(PhonesInContext);
  const size = given.size ?? (isLarge ? largeSize : doorSize);
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => null,
  );
  return (
    <section
      aria-label={isLarge ? 'Cómo votar' : 'Cómo entrar'}
      className={classes('screen-door', isLarge && 'screen-door-large')}
    >
      <div className="screen-door-words">
        {isLarge && <div className="screen-door-title">Cómo votar</div>}
        <div className="screen-door-how muted">
          {isLarge ? (
            <>
              <span className="screen-door-camera">Con la cámara, o </span>en
            </>
          ) : (
            'Entre desde su celular'
          )}
        </div>
        {origin !== null && <div className="screen-door-typed">{new URL(origin).host}</div>}
        <div>
          Código: <strong>{cot}</strong>
        </div>
        {isLarge && <div className="screen-door-phones muted">{sayPhones(phonesIn)}</div>}
      </div>
      {origin === null ? (
        <div className="screen-door-code" style={{ width: size, height: size }} />
      ) : (
        <QrCode text={doorAddress(origin, cot)} label="Código QR para entrar" size={size} />
      )}
    </section>
  );
}

/** The line is there before the first comes: later phones move nothing. */
function sayPhones(phones: number | null): string {
  if (phones === null || phones === 0) return '\u00a0';
  return phones === 1 ? '1 celular adentro' : `${phones} celulares adentro`;
}

/** The target of the QR: a stranger finds the code typed, and a signed-in person goes on to the ballot. */
export function doorAddress(origin: string, cot: string): string {
  return `${origin}/login?cot=${encodeURIComponent(cot)}`;
}

/** The size is more than a tenth of a public screen's height: less is not read from the last row. */
const doorSize = 'max(5.5rem, min(14vh, 14vw))';

/** Half of it. */
const largeSize = 'min(50vh, 30vw)';
