/** Goes up with every change of how takes are measured; together with the version of the weights it says which scores can be compared. */
export const engineVersion = '5'
