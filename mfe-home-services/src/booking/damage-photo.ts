/** Name of the kind of uploads that prove a complaint. */
export const DAMAGE_PHOTO = 'damage-photo';
