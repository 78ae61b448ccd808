import { useSearchParams } from 'react-router';
import { SignInPage } from '../features/kernel/signIn/SignInPage.tsx';

/** `?cot=` comes in the links of an invitation. */
export function LoginRoute() {
  const [search] = useSearchParams();
  return <SignInPage assembly={search.get('cot') ?? ''} />;
}
