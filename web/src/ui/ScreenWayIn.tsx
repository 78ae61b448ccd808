import { useSyncExternalStore } from 'react';
import { QrCode } from './QrCode.tsx';

interface ScreenWayInProps {
  /** The assembly's public key. */
  readonly cot: string;
  /** Of the QR's side. */
  readonly size?: string;
}

/**
 * How to come in from where one sits: a QR, an address that can be typed and the assembly's code. Never
 * anything personal: the whole hall and its video see it. It does not shrink with what else there is.
 */
export function ScreenWayIn({ cot, size = doorSize }: ScreenWayInProps) {
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => null,
  );
  return (
    <section aria-label="Cómo entrar" className="screen-door">
      <div className="screen-door-words">
        <div className="muted">Entre desde su celular</div>
        {origin !== null && <div className="screen-door-typed">{new URL(origin).host}</div>}
        <div>
          Código: <strong>{cot}</strong>
        </div>
      </div>
      {origin === null ? (
        <div className="screen-door-code" style={{ width: size, height: size }} />
      ) : (
        <QrCode text={doorAddress(origin, cot)} label="Código QR para entrar" size={size} />
      )}
    </section>
  );
}

/** Where the QR leads: a stranger finds the code typed, and who is in already goes on to the ballot. */
export function doorAddress(origin: string, cot: string): string {
  return `${origin}/login?cot=${encodeURIComponent(cot)}`;
}

/** More than a tenth of what a public screen is high: less is not read from the last row. */
const doorSize = 'max(5.5rem, min(14vh, 14vw))';
