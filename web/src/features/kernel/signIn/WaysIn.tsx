const ways = [
  ['/login', 'Ingresar con correo y contraseña'],
  ['/loginAttorney', 'Soy apoderado y tengo un código'],
  ['/loginVirtual', 'Tengo un código personal o una invitación'],
] as const;

interface WaysInProps {
  readonly except: (typeof ways)[number][0];
  /** The assembly's code, to find it typed on the other page. */
  readonly cot: string;
}

/** The other ways in. */
export function WaysIn({ except, cot }: WaysInProps) {
  const search = cot === '' ? '' : `?cot=${encodeURIComponent(cot)}`;
  return (
    <nav aria-label="Otras formas de ingresar">
      {ways
        .filter(([path]) => path !== except)
        .map(([path, label]) => (
          <a key={path} className="link entry-line" href={`${path}${search}`}>
            {label}
          </a>
        ))}
    </nav>
  );
}
