/** Says of a counter that it goes with its stack. */
export function Tick() {
  return (
    <svg class="tick" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M4.6 9.4 7.8 12.6 13.4 5.8" />
    </svg>
  )
}
