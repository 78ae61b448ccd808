/** How the product says no about calling a meeting. */
export const convocationRefusals = {
  'draft-changed': [
    409,
    'Otra persona cambió el borrador de la convocatoria mientras tanto. Recargue la página y revíselo.',
  ],
  'convocation-reread': [
    409,
    'Algo cambió desde que leyó el aviso: la reunión, el orden del día o el borrador. Léalo otra vez antes de enviarlo.',
  ],
  'notice-differs': [
    409,
    'La reunión no es como dice la convocatoria que salió. Léalo y confirme que la instala así.',
  ],
  'outside-day-wrong': [
    422,
    'Una convocatoria que ya se hizo salió hoy o antes. Corrija el día en que salió.',
  ],
  'convocation-problems': [
    422,
    'El aviso tiene problemas graves. Corríjalos, o escriba por qué lo envía así: la razón queda anotada.',
  ],
  'meeting-undated': [409, 'Ponga primero el día y la hora de la reunión, y quién convoca.'],
  'meeting-not-called': [
    409,
    'No hay una convocatoria en pie que se pueda cancelar. Recargue la página.',
  ],
  'meeting-called-off': [
    409,
    'Esta reunión se canceló. Póngale fecha en Convocatoria para hacerla.',
  ],
  'convocation-unknown': [404, 'Ese aviso no está entre los que salieron. Recargue la página.'],
  'document-sent': [
    409,
    'Ese documento salió con una convocatoria y se guarda como prueba. Si no debe verse más, muéstrelo solo al equipo.',
  ],
  'annexes-too-heavy': [
    422,
    'Los anexos pasan de 7 MB y muchos correos los devolverían. Quite alguno o comprímalo.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
