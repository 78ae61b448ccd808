/** Of organisations and of the assemblies that they make, archive and bring back. */
export const organisationRefusals = {
  'organisation-alike': [
    409,
    'Ya hay otra organización con un nombre casi igual. Escriba el suyo de otra forma; si es la misma, exactamente como está.',
  ],
  'not-organiser': [
    403,
    'Esto es de quien administra la organización de esta asamblea. Pídalo a esa persona.',
  ],
  'assembly-archived': [
    409,
    'Esta asamblea está archivada: se puede consultar, pero no cambiar. Quien administra la organización puede traerla de vuelta.',
  ],
  'archive-session-open': [
    409,
    'La reunión no ha terminado. Entre, ciérrela en el tablero y vuelva a archivar.',
  ],
  'rehearsal-again': [
    409,
    'Usted está en un ensayo. Para ensayar otra vez, descártelo y comience desde la asamblea.',
  ],
  'rehearsal-without-roster': [
    409,
    'Para ensayar hace falta el padrón. Cárguelo en Ajustes, Padrón, y vuelva a ensayar.',
  ],
  'rehearsal-only': [409, 'Esto solo se hace en un ensayo. Comience uno en el tablero.'],
  'rehearsal-no-mail': [
    409,
    'Es un ensayo: de aquí no sale ningún correo. Pruebe el correo en la asamblea.',
  ],
  'rehearsal-nothing-open': [
    409,
    'No hay ninguna votación abierta. Abra una pregunta en Votaciones y vuelva a pedir los votos.',
  ],
  'screen-busy': [
    409,
    'En la pantalla hay una votación o un resultado. Vuelva al quórum de la sala y pruebe la pantalla después.',
  ],
  'screen-code-wrong': [
    409,
    'Ese no es el código que muestra la pantalla. Léalo otra vez, o pida uno nuevo.',
  ],
  'archive-job-running': [
    409,
    'Hay una carga o un trabajo por lista sin terminar. Espere a que termine y vuelva a archivar.',
  ],
  'export-voting': [
    409,
    'Hay una votación abierta o que aún se cuenta. Ciérrela y vuelva a exportar.',
  ],
  'erase-not-archived': [
    409,
    'Solo se borra una asamblea archivada. Archívela en Asambleas y vuelva a borrarla.',
  ],
  'erase-name-differs': [
    409,
    'Ese no es el nombre de la asamblea. Escríbalo tal como está: lo que se borra no vuelve.',
  ],
  'erase-person-name': [
    409,
    'Ese no es el nombre de la persona. Escríbalo tal como está: lo que se borra no vuelve.',
  ],
  'erase-person-session': [
    409,
    'Hay una reunión en curso. Ciérrela y vuelva a retirar a la persona.',
  ],
  'erase-person-staff': [
    409,
    'Esa persona es del equipo de la asamblea. Retírela primero en Ajustes, Permisos.',
  ],
  'erase-person-owns': [
    409,
    'Esa persona figura como propietaria en el padrón vigente y la ley pide convocarla. Cargue primero el padrón con quien la reemplaza.',
  ],
  'erase-person-proxy': [
    409,
    'Esa persona dio o recibió un poder que todavía rige. Revóquelo primero.',
  ],
  'erase-person-waiting': [
    409,
    'Hay una decisión que espera a los ausentes, y a ellos hay que poder avisarles. Espere a que quede definitiva.',
  ],
  'erase-person-acta': [
    409,
    'Esa persona asistió a una reunión cuya acta no se ha fijado para la firma, y la ley pide que el acta la nombre. Fije el acta o archive la asamblea.',
  ],
  'export-unreadable': [422, 'Ese archivo no es una exportación de Asamblea, o está dañado.'],
  'export-newer': [
    409,
    'La exportación es de una versión más nueva de Asamblea. Actualice esta instalación y repita.',
  ],
  'restore-taken': [
    409,
    'Aquí ya hay una asamblea con esa identidad o ese código. No se cambió nada.',
  ],
  'archive-late': [
    409,
    'El archivo tardó demasiado en prepararse y la asamblea siguió cambiando. Pídalo de nuevo.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
