SplashTextOn, 200, 50, Title, Text
