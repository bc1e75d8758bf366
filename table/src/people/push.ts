/** Asks this browser to show notices, and gives what the club needs to send them; throws where it does not. */
export async function subscription(key: string): Promise<PushSubscriptionJSON> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed')
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return made.toJSON()
}
