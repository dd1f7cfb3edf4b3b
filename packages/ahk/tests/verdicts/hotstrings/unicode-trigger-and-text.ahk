::->::→
::grü::Grüße
:*:smile::😀
