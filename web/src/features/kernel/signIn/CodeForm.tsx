import { type FormEvent, useState } from 'react';
import type { CodeCredentials } from '../../../firebase/session/signIn.ts';
import { TextField } from '../../../ui/widgets/TextField.tsx';
import { AssemblyField } from './AssemblyField.tsx';
import { PrivacyLine } from './PrivacyLine.tsx';
import { RememberCheck } from './RememberCheck.tsx';
import { SignInButton } from './SignInButton.tsx';
import type { SignIn } from './useSignIn.ts';

interface CodeFormProps {
  readonly assembly: string;
  readonly isBusy: boolean;
  readonly onSubmit: (credentials: CodeCredentials) => void;
}

/** Assembly, document and personal code, however they are written. */
export function CodeForm({ assembly: given, isBusy, onSubmit }: CodeFormProps) {
  const [assembly, setAssembly] = useState(given);
  const [document, setDocument] = useState('');
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = { document: document.trim(), code: code.trim(), remember };
    onSubmit({ assembly: assembly.trim().toLowerCase(), ...typed });
  }

  return (
    <form onSubmit={submit} className="entry-form">
      <AssemblyField value={assembly} onChange={setAssembly} autoFocus={given === ''} />
      <TextField
        label="Número de documento"
        value={document}
        onChange={(event) => setDocument(event.target.value)}
        autoFocus={given !== ''}
        required
        {...asTyped}
        maxLength={60}
      />
      <TextField
        label="Código personal"
        className="code-form-code"
        hint={example}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        required
        {...asTyped}
        autoCapitalize="characters"
        maxLength={40}
      />
      <RememberCheck checked={remember} onChange={setRemember} />
      <PrivacyLine of={{ assembly }} />
      <SignInButton label="Entrar" isBusy={isBusy} waitUntil={0} />
    </form>
  );
}

/**
 * A person who failed too often may go on trying: a right code enters at once, and only a wrong one is told
 * to wait.
 */
export function hintOf({ waitUntil }: Pick<SignIn, 'waitUntil'>): string | undefined {
  return waitUntil > 0 ? 'Con el código correcto puede entrar ya, sin esperar.' : undefined;
}

const example = (
  <>
    Ocho letras y números. Ejemplo: <span className="code-form-example">7K2M-Q0XD</span>
  </>
);

const asTyped = { autoComplete: 'off', spellCheck: false };
