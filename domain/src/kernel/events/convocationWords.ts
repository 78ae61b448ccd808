/** How a meeting is called, and each of its calls. */
export const convocationWords = {
  'meeting-called': 'Se fijó la fecha de la reunión',
  'convocation-drafted': 'Se guardó el borrador de la convocatoria',
  'convocation-sent': 'Salió la convocatoria a la reunión',
  'convocation-corrected': 'Salió una corrección de la convocatoria',
  'convocation-declared': 'Se anotó que la convocatoria se hizo por fuera',
  'convocation-cancelled': 'Se canceló la reunión que estaba convocada',
  'convocation-mailed': 'Salió la convocatoria por correo a quienes faltaban',
  'reminder-sent': 'Se envió un recordatorio de la reunión',
  'notice-bylaws-changed': 'Cambió la antelación de la convocatoria según los estatutos',
  'call-failed': 'Fracasó la convocatoria',
  'call-planned': 'Se fijó la convocatoria',
} as const;
