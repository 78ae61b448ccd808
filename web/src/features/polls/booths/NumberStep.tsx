import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/widgets/Button.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
import { Icon } from '../../../ui/widgets/Icon.tsx';
import { Message } from '../../../ui/widgets/Message.tsx';
import { useTyping } from './useTyping.ts';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const backspaceIcon =
  'M22 3H7c-.69 0-1.23.35-1.59.88L0 12l5.41 8.11c.36.53.9.89 1.59.89h15c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 16H7.07L2.4 12l4.66-7H22zm-11.59-2L14 13.41 17.59 17 19 15.59 15.41 12 19 8.41 17.59 7 14 10.59 10.41 7 9 8.41 12.59 12 9 15.59z';

interface NumberStepProps {
  readonly title: string;
  readonly help: ReactNode;
  readonly label: string;
  readonly digitsAtMost: number;
  readonly digitsAtLeast: number;
  /** Shown as dots: others may be near. */
  readonly isHidden?: boolean;
  readonly message?: string | null;
  readonly busy?: boolean;
  /** The text typed before the field was there. */
  readonly begun?: string;
  /** The number that a code reader types; null when it is none. */
  readonly readScanned?: (text: string) => number | null;
  readonly onDone: (digits: string) => void;
  readonly onLeave: () => void;
}

/** The text of a plate's code. */
const scannedAtMost = 30;

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A number, by touching large keys, by a keyboard or by a code reader. */
export function NumberStep(props: NumberStepProps) {
  const { title, help, label, digitsAtMost, digitsAtLeast, isHidden = false } = props;
  const { message = null, busy = false, begun = '', readScanned, onDone, onLeave } = props;
  const [typed, setTyped] = useState(begun);
  const [fieldId, titleId, helpId] = [useId(), useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  // A keyboard types at once, and so does a reader; a listener hears the title with the field.
  useEffect(() => field.current?.focus(), []);
  useTyping(true, (key) => {
    field.current?.focus();
    if (key === 'Enter') done();
    else take(typed + key);
  });
  const isReady = /^\d+$/u.test(typed) && typed.length >= digitsAtLeast && !busy;

  function take(text: string) {
    setTyped(text.slice(0, readScanned ? scannedAtMost : digitsAtMost));
  }

  function press(digit: string) {
    setTyped((before) => (before + digit).slice(0, digitsAtMost));
  }

  function done() {
    const scanned = readScanned?.(typed) ?? null;
    if (scanned !== null) onDone(String(scanned));
    else if (isReady && typed.length <= digitsAtMost) onDone(typed);
  }

  return (
    <form
      autoComplete="off"
      noValidate
      className="number-step"
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <div className="number-step-asked">
        <h1 id={titleId} className="step-heading-title">
          {title}
        </h1>
        {message !== null && (
          <Message tone="critical" className="number-step-notice">
            {message}
          </Message>
        )}
        <p id={helpId} className="text muted number-step-help">
          {help}
        </p>
        <label htmlFor={fieldId}>{label}</label>
        <input
          id={fieldId}
          type="text"
          inputMode="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${titleId} ${helpId}`}
          value={typed}
          ref={field}
          onChange={(event) => take(event.target.value)}
          className={classes('number-step-field', isHidden && 'number-step-hidden')}
        />
      </div>
      <div className="number-step-keys">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border and a legend of its own. */}
        <div
          role="group"
          aria-label="Teclado numérico"
          className="number-step-pad"
          onMouseDown={keepFocus}
        >
          {digits.map((digit) => (
            <Key key={digit} digit={digit} onPress={press} />
          ))}
          <Button
            look="outlined"
            aria-label="Borrar la última cifra"
            className="number-step-key"
            onClick={() => setTyped(typed.slice(0, -1))}
          >
            <Icon path={backspaceIcon} />
          </Button>
          <Key digit="0" onPress={press} />
          <Button look="outlined" className="number-step-key" onClick={() => setTyped('')}>
            <span>Borrar todo</span>
          </Button>
        </div>
        <Button
          type="submit"
          look="filled"
          isBusy={busy}
          disabled={!isReady && (readScanned?.(typed) ?? null) === null}
          className="number-step-done"
        >
          Continuar
        </Button>
        <Button className="number-step-leave" onClick={onLeave}>
          Salir sin votar
        </Button>
      </div>
    </form>
  );
}

/** Pressing a key of the screen leaves the focus in the field, for the keyboard. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

interface KeyProps {
  readonly digit: string;
  readonly onPress: (digit: string) => void;
}

function Key({ digit, onPress }: KeyProps) {
  return (
    <Button look="outlined" className="number-step-key" onClick={() => onPress(digit)}>
      {digit}
    </Button>
  );
}
