import { Button } from '../widgets/Button.tsx';
import { TextField } from '../widgets/TextField.tsx';

interface AssemblyCodeFormProps {
  /** The public page to open: a plain form, so that it works before any script has loaded. */
  readonly action: string;
  /** The code that was not found, if one was given. */
  readonly unknown: string | null;
  /** That code was an assembly's, which has another one now. */
  readonly isReplaced?: boolean;
}

/** Asks for the assembly's code when an address comes without one, or with one that is not known. */
export function AssemblyCodeForm({ action, unknown, isReplaced = false }: AssemblyCodeFormProps) {
  return (
    <main className="assembly-code-form">
      <form method="get" action={action} className="assembly-code-form-card">
        <h1 className="text-h3">{titleOf(unknown, isReplaced)}</h1>
        <p className="text">{textOf(unknown, isReplaced)}</p>
        <TextField
          name="cot"
          label="Código de la asamblea"
          defaultValue={isReplaced ? '' : (unknown ?? '')}
          required
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <Button look="filled" size="large" type="submit">
          Ver la asamblea
        </Button>
      </form>
    </main>
  );
}

function titleOf(unknown: string | null, isReplaced: boolean): string {
  if (isReplaced) return 'El código de esta asamblea cambió';
  return unknown === null ? '¿De cuál asamblea?' : 'No encontramos esa asamblea';
}

function textOf(unknown: string | null, isReplaced: boolean): string {
  if (isReplaced) {
    return `El código «${unknown}» ya no sirve. Pida el nuevo en la mesa de registro o a quien administra la asamblea.`;
  }
  return unknown === null
    ? 'Escriba el código de la asamblea. Está en la convocatoria y en la pantalla de la sala.'
    : `No hay ninguna asamblea con el código «${unknown}». Revíselo con la mesa de registro.`;
}
