import { type FormEvent, useState } from 'react';
import type { Credentials } from '../../../firebase/session/signIn.ts';
import { TextField } from '../../../ui/widgets/TextField.tsx';
import { AssemblyField } from './AssemblyField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PrivacyLine } from './PrivacyLine.tsx';
import { RememberCheck } from './RememberCheck.tsx';
import { SignInButton } from './SignInButton.tsx';

interface SignInFormProps {
  readonly assembly: string;
  readonly isBusy: boolean;
  readonly waitUntil: number;
  readonly onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ assembly: given, isBusy, waitUntil, onSubmit }: SignInFormProps) {
  const [assembly, setAssembly] = useState(given);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = { assembly: assembly.trim().toLowerCase(), email: email.trim() };
    onSubmit({ ...typed, password, remember });
  }

  return (
    <form onSubmit={submit} className="entry-form">
      <AssemblyField value={assembly} onChange={setAssembly} autoFocus={given === ''} />
      <TextField
        label="Correo electrónico"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoFocus={given !== ''}
        autoComplete="username"
        required
      />
      <PasswordField value={password} onChange={setPassword} />
      <RememberCheck checked={remember} onChange={setRemember} />
      <PrivacyLine of={{ assembly }} />
      <SignInButton label="Ingresar" isBusy={isBusy} waitUntil={waitUntil} />
    </form>
  );
}
