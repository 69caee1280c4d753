/** The literal message that ends a timed session. */
export const timeUpMessage = "Time's up! Your assignment will be automatically submitted."
