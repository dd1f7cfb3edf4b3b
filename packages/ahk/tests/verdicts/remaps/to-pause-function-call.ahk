F3::Pause()
